import BindingGraph

/// A class with mutable state is not shared, although several bindings depend on it.
package struct UnsharedClassFact: Sendable {
  package let key: TypeReference
  /// The class, which differs from the key if that is a protocol.
  package let implementation: TypeReference
  package let site: BindingSite
  /// The dependent bindings in order of location, at least two.
  package let requests: [Request]
  /// The place for a statement that suppresses the note; `nil` if unknown.
  package let statementPlace: StatementPlace?

  package init(
    key: TypeReference, implementation: TypeReference, site: BindingSite, requests: [Request],
    statementPlace: StatementPlace?
  ) {
    self.key = key
    self.implementation = implementation
    self.site = site
    self.requests = requests
    self.statementPlace = statementPlace
  }
}

extension UnsharedClassFact: GraphFact {
  package static let kind = DiagnosticKind.unsharedClass

  package var location: SourceLocation? { site.location }
  package var subject: TypeReference? { key }
}

extension UnsharedClassFact {
  package var explanation: DiagnosticContent {
    let state: DiagnosticText =
      key == implementation
      ? "is a class with mutable state" : "is bound to \(implementation), a class with mutable state"
    var content = DiagnosticContent(
      key, state + ", but is not shared: \(requests.count) bindings get separate objects")
    content.steps = [site.step] + requests.map { DiagnosticStep("required by \($0.requirer)", at: $0.location) }
    content.help = [
      DiagnosticSuggestion("to use one object, share it: sharedInScope()"),
      DiagnosticSuggestion(
        "if intended, suppress the warning next to the binding",
        fix: "binder.accept(.unsharedClass, for: \(key.metatype))",
        in: statementPlace),
    ]
    return content
  }
}
