extension ConflictingBindings {
  package var content: DiagnosticContent {
    let isCollection = sites.contains { $0.role == .contribution }
    var content = DiagnosticContent(
      key, isCollection ? "bound as a whole, and by contributions" : "bound \(sites.count) times")
    content.steps = sites.map(\.step)
    content.help = [DiagnosticSuggestion(DiagnosticText(isCollection ? Self.helpForCollections : help))]
    return content
  }

  private static let helpForCollections = "keep the contributions or the whole, or give them different tags"

  /// A component factory and a property injector cannot be tagged.
  private var help: String {
    sites.contains { $0.role == .installation }
      ? "keep one of these bindings" : "keep one of these bindings, or give them different tags"
  }
}
