import BindingGraph

/// A root component that its package never builds or validates.
package struct UnusedRootFact: Sendable {
  package let component: TypeReference
  /// The location of its declaration.
  package let location: SourceLocation?
  /// Whether it has type parameters, which are not part of the component's name.
  package let isGeneric: Bool

  package init(component: TypeReference, location: SourceLocation?, isGeneric: Bool = false) {
    self.component = component
    self.location = location
    self.isGeneric = isGeneric
  }
}

extension UnusedRootFact: GraphFact {
  package static let kind = DiagnosticKind.unusedRoot

  package var subject: TypeReference? { component }
}

extension UnusedRootFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(component, "is never built or validated in this package")
    content.steps = [DiagnosticStep("declared", at: location)]
    let type: DiagnosticText = isGeneric ? "\(component)<...>.self" : "\(component).self"
    content.help = [
      DiagnosticSuggestion("build it", code: "try ComponentFactory.of(\(type))"),
      DiagnosticSuggestion("validate it in a test", code: "try GraphValidator.check(\(type))"),
    ]
    return content
  }
}
