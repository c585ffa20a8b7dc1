extension DuplicateBindingFact {
  package var explanation: DiagnosticContent {
    if sites.allSatisfy({ $0.role == .override }) { return contentOfOverrides }
    let isCollection = sites.contains { $0.role == .contribution }
    var content = DiagnosticContent(
      key, isCollection ? "bound both as a whole and by contributions" : "bound \(sites.count) times")
    content.steps = sites.map(\.step)
    // A running program does not know how the type is written, but two bindings of `Any` are seldom meant.
    if isComposedInSome || key.name == "Any" {
      let composition: DiagnosticText = key.name == "Any" ? "any Sendable" : "\(key.argument) & Sendable"
      content.notes = [DiagnosticStep("\(key.argument) and \(composition) are one key")]
    }
    content.help = [DiagnosticSuggestion(DiagnosticText(isCollection ? Self.helpForCollections : help))]
    return content
  }

  /// Both take the place of one binding, so tags would only make them replace nothing.
  private var contentOfOverrides: DiagnosticContent {
    var content = DiagnosticContent(key, "overridden \(sites.count) times")
    content.steps = sites.map(\.step)
    content.help = [DiagnosticSuggestion("keep one of these overrides")]
    return content
  }

  private static let helpForCollections =
    "keep either the contributions or the binding of the whole, or give them different tags"

  /// A component factory and a property injector cannot be tagged.
  private var help: String {
    sites.contains { $0.role == .installation }
      ? "keep one of these bindings" : "keep one of these bindings, or give them different tags"
  }
}
