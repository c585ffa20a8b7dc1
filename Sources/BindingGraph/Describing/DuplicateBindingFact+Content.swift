extension DuplicateBindingFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(
      key,
      isCollection
        ? "bound both as a whole and by contributions"
        : "\(isOfOverrides ? "overridden" : "bound") \(sites.count) times")
    content.steps = sites.map(\.step)
    // A running program does not know how the type is written, but two bindings of `Any` are seldom meant.
    if isComposedInSome || key.name == "Any" {
      let composition: DiagnosticText = key.name == "Any" ? "any Sendable" : "\(key.argument) & Sendable"
      content.notes = [DiagnosticStep("\(key.argument) and \(composition) are one key")]
    }
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = [DiagnosticSuggestion(DiagnosticText(isCollection ? Self.helpForCollections : help))]
    return content
  }

  private var isOfOverrides: Bool { sites.allSatisfy { $0.role == .override } }
  private var isCollection: Bool { sites.contains { $0.role == .contribution } }

  private static let helpForCollections =
    "keep either the contributions or the binding of the whole, or give them different tags"

  /// A component factory and a property injector cannot be tagged. Overrides take the place of one binding, so tags would
  /// only make them replace nothing.
  private var help: String {
    if isOfOverrides { return "keep one of these overrides" }
    return sites.contains { $0.role == .installation }
      ? "keep one of these bindings" : "keep one of these bindings, or give them different tags"
  }
}
