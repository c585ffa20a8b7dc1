extension ChosenInitializerFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(type, "init() was chosen among several initializers, and asks for nothing")
    content.steps = [DiagnosticStep("bound to \(type).init", at: location)]
    content.notes = others.map { DiagnosticStep("there is \(Self.name(of: $0)), too") }
    if let labels = others.first {
      content.help = [
        DiagnosticSuggestion(
          "name the initializer that is meant", code: ".to(factory: \(type).\(Self.name(of: labels)))"),
        DiagnosticSuggestion("if it is the empty one, call it", code: ".to { \(type)() }"),
      ]
    }
    return content
  }

  /// The full name of an initializer, such as `init(clock:)`.
  private static func name(of labels: [String]) -> String {
    "init(\(labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
  }
}
