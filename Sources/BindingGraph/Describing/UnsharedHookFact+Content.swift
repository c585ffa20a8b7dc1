extension UnsharedHookFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(key, "has \(hooks), but is not shared")
    content.steps = [site.step]
    content.notes = [DiagnosticStep("the hook would get a new \(key) that is used nowhere else")]
    content.help = [DiagnosticSuggestion("share the binding with sharedInScope(), or remove the hook")]
    return content
  }

  private var hooks: DiagnosticText {
    switch (lifecycle.contains(.startHook), lifecycle.contains(.stopHook)) {
    case (true, true): "onStart and onStop hooks"
    case (true, false): "an onStart hook"
    case (false, _): "an onStop hook"
    }
  }
}
