extension ConflictingElements {
  var content: DiagnosticContent {
    var content = DiagnosticContent(collection, "has \(sites.count) elements for the key \(key)")
    content.steps = sites.map(\.step)
    content.help = [DiagnosticSuggestion("contribute each element under a key of its own")]
    return content
  }
}
