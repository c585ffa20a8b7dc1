extension UnusedSeedFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(seed, "is the seed of \(component), where nothing asks for it")
    content.steps = sites.map(\.step)
    content.help = [
      DiagnosticSuggestion("ask for \(seed) in \(component), or build it without a seed"),
      DiagnosticSuggestion(
        "if it is meant, accept it in \(component)", fix: "binder.accept(.unusedSeed, for: \(seed.metatype))",
        in: statementPlace),
    ]
    return content
  }
}
