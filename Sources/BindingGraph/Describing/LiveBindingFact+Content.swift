extension LiveBindingFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(
      key, isOverride ? "is live, although an override binds it" : "is live, and no override replaces it")
    content.chain = path?.links.map(\.text) ?? []
    content.steps = [site.step]
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = [
      isOverride
        ? DiagnosticSuggestion("bind a fake in the override, without live()")
        : DiagnosticSuggestion("override it in the test, for example", code: override),
      DiagnosticSuggestion("or, if the test may reach it, allow it", code: "allowingLive: [\(key.metatype)]"),
    ]
    return content
  }

  private var isOverride: Bool { site.role == .override }

  /// An override of this binding: of that in its module only, if code of other files can name the module.
  private var override: DiagnosticText {
    let override: DiagnosticText = ".overriding(\(target)) { ... }"
    guard let privateTo, !privateTo.isPrivate else { return override }
    return override + ".in(\(privateTo.metatype))"
  }

  /// What the override is about, as its arguments.
  private var target: DiagnosticText { tag.map { "tag: \($0.metatype)" } ?? key.metatype }
}
