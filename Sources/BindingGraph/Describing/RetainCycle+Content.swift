extension RetainCycle {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(object, "can keep itself alive")
    content.steps = edges.map(\.step)
    content.trace = .loop(edges.map(\.holder))
    content.notes = [DiagnosticStep("\(object) is shared; if it keeps what it asks for, it is never released")]
    content.help = openings
    content.help.append(
      DiagnosticSuggestion(
        "if it does not keep the factory, or is meant to live on, accept it where \(object) is bound",
        code: "binder.accept(.retainCycle, for: \(object.metatype))"))
    return content
  }

  private var openings: [DiagnosticSuggestion] {
    guard canBeWeak, let last = edges.last, let building = last.building else {
      return [DiagnosticSuggestion("let another object keep the factory")]
    }
    return [
      DiagnosticSuggestion(
        "let \(building.asker) ask for WeakProvider<\(object)>, or let another object keep the factory",
        at: last.location)
    ]
  }
}

extension RetainCycle.Edge {
  fileprivate var step: DiagnosticStep {
    guard let building else { return DiagnosticStep("can keep \(target)", at: location) }
    return DiagnosticStep("builds \(building.component), whose \(building.asker) needs \(target)", at: location)
  }
}
