extension LiveBindingFact {
  package var explanation: DiagnosticContent {
    let isOverride = site.role == .override
    var content = DiagnosticContent(
      key, isOverride ? "is live, although an override binds it" : "is live, and no override replaces it")
    content.chain = path?.links.map(\.text) ?? []
    content.steps = [site.step]
    content.help = [
      isOverride
        ? DiagnosticSuggestion("bind a fake in the override, without live()")
        : DiagnosticSuggestion("override it in the test, for example", code: override),
      DiagnosticSuggestion("or, if the test may reach it, allow it", code: "allowingLive: [\(key.metatype)]"),
    ]
    return content
  }

  /// An override of this binding: of that in its module only, if code of other files can name the module.
  private var override: DiagnosticText {
    let override: DiagnosticText = ".overriding(\(target)) { ... }"
    guard let privateTo, !privateTo.isPrivate else { return override }
    return override + ".in(\(privateTo.metatype))"
  }

  /// What the override is about, as its arguments.
  private var target: DiagnosticText { tag.map { "tag: \($0.metatype)" } ?? key.metatype }
}
