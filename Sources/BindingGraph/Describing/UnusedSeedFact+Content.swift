extension UnusedSeedFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(seed, "is the seed of \(component) but is never used there")
    content.steps = sites.map(\.step)
    content.help = [
      DiagnosticSuggestion("inject \(seed) in \(component), or remove the seed"),
      DiagnosticSuggestion(
        "if intended, suppress the warning in \(component)", fix: "binder.accept(.unusedSeed, for: \(seed.metatype))",
        in: statementPlace),
    ]
    return content
  }
}
