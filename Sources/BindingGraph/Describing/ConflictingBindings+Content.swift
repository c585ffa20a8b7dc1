extension ConflictingBindings {
  var content: DiagnosticContent {
    var content = DiagnosticContent(key, "bound \(sites.count) times")
    content.steps = sites.map(\.step)
    content.help = [DiagnosticSuggestion("keep one of these bindings, or give them different tags")]
    return content
  }
}
