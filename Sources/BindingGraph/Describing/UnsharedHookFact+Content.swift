extension UnsharedHookFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(key, "has \(hooks), but is not shared")
    content.steps = [site.step]
    content.notes = [DiagnosticStep("the \(part) would get a new \(key) that is used nowhere else")]
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = [DiagnosticSuggestion("share the binding with sharedInScope(), or remove the \(part)")]
    return content
  }

  private var part: DiagnosticText {
    lifecycle.isDisjoint(with: [.startHook, .stopHook]) ? "service" : "hook"
  }

  private var hooks: DiagnosticText {
    switch (lifecycle.contains(.startHook), lifecycle.contains(.stopHook), lifecycle.contains(.service)) {
    case (true, true, false): "onStart and onStop hooks"
    case (true, false, false): "an onStart hook"
    case (true, true, true): "onStart and onStop hooks and a service"
    case (true, false, true): "an onStart hook and a service"
    case (false, true, true): "an onStop hook and a service"
    case (false, false, true): "a service"
    case (false, _, false): "an onStop hook"
    }
  }
}
