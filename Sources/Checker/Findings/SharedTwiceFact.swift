import BindingGraph

/// Several bindings of a component and its ancestors share a class, each with an object of its own.
package struct SharedTwiceFact: Sendable {
  package struct Binding: Sendable {
    package let key: TypeReference
    package let site: BindingSite

    package init(key: TypeReference, site: BindingSite) {
      self.key = key
      self.site = site
    }
  }

  package let type: TypeReference
  /// The outermost component of the bindings.
  package let component: TypeReference
  /// In order of location, at least two.
  package let bindings: [Binding]
  /// The place for a statement that suppresses the warning; `nil` if unknown.
  package let statementPlace: StatementPlace?

  package init(
    type: TypeReference, component: TypeReference, bindings: [Binding], statementPlace: StatementPlace?
  ) {
    self.type = type
    self.component = component
    self.bindings = bindings
    self.statementPlace = statementPlace
  }
}

extension SharedTwiceFact: GraphFact {
  package static let kind = DiagnosticKind.sharedTwice

  package var location: SourceLocation? { bindings.last?.site.location }
  package var subject: TypeReference? { type }
}

extension SharedTwiceFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(
      type, "has \(bindings.count) shared bindings, so \(bindings.count) objects of it are created")
    content.steps = bindings.map { binding in
      DiagnosticStep(
        "\(binding.key) is bound to its own object" + (isOfOneComponent ? "" : " in \(binding.site.modules)"),
        at: binding.site.location)
    }
    content.help = [
      DiagnosticSuggestion("to share one object, \(sharing)"),
      DiagnosticSuggestion(
        "if intended, suppress the warning next to the binding",
        fix: "binder.accept(.sharedTwice, for: \((bindings.last?.key ?? type).metatype))", in: statementPlace),
    ]
    return content
  }

  private var isOfOneComponent: Bool { Set(bindings.map(\.site.modulePath.first)).count < 2 }

  private var sharing: DiagnosticText {
    let place: DiagnosticText = isOfOneComponent ? "once" : "in \(component) only"
    return Set(bindings.map(\.key)).count > 1
      ? "bind \(type) \(place), and forward the other bindings to it: to { $0 as \(type) }"
      : "bind \(type) \(place): its subcomponents inject the same object"
  }
}
