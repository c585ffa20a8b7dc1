extension RetainCycleFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(object, "can keep itself alive")
    content.steps = edges.map(\.step)
    content.trace = .loop(edges.map(\.holder))
    content.notes = [DiagnosticStep("\(object) is \(sort); if it keeps what it asks for, it is never released")]
    content.help = openings
    if isRoot { content.help.insert(DiagnosticSuggestion("let the root be of a class"), at: 0) }
    content.help.append(
      DiagnosticSuggestion(
        "if it does not keep \(keeper), or is meant to live on, accept it where \(object) is bound",
        fix: "binder.accept(.retainCycle, for: \(object.metatype))", in: statementPlace))
    return content
  }

  /// Why the value is kept by the graph.
  private var sort: DiagnosticText {
    isRoot ? "a root that is no object" : "shared"
  }

  /// What has to be kept for the circle to close, as suggestions call it.
  private var keeper: DiagnosticText {
    edges.contains { $0.building != nil } ? "the factory" : "the object graph"
  }

  private var openings: [DiagnosticSuggestion] {
    if let edge = edges.first(where: { $0.objectGraph != nil }), let objectGraph = edge.objectGraph {
      return [
        DiagnosticSuggestion(
          "let \(edge.holder) ask for what it looks up, instead of \(objectGraph), or let another object keep \(keeper)",
          at: edge.location)
      ]
    }
    guard canBeWeak, let last = edges.last, let building = last.building else {
      return [DiagnosticSuggestion("let another object keep the factory")]
    }
    return [
      DiagnosticSuggestion(
        "let \(building.asker) ask for WeakProvider<\(object.argument)>, or let another object keep the factory",
        at: last.location)
    ]
  }
}

extension RetainCycleFact.Edge {
  /// What the holder does, in words.
  package var step: DiagnosticStep {
    if let objectGraph { return DiagnosticStep("can look \(target) up in \(objectGraph)", at: location) }
    guard let building else { return DiagnosticStep("can keep \(target)", at: location) }
    return DiagnosticStep("builds \(building.component), whose \(building.asker) needs \(target)", at: location)
  }
}
