extension RetainCycleFact {
  package var explanation: DiagnosticContent {
    var content = DiagnosticContent(object, "may be part of a retain cycle")
    content.steps = edges.map(\.step)
    content.trace = .loop(edges.map(\.holder))
    content.notes = [DiagnosticStep(reason + " retains this dependency, neither is ever released")]
    content.help = openings
    if isRoot { content.help.insert(DiagnosticSuggestion("make the root a class"), at: 0) }
    content.help.append(
      DiagnosticSuggestion(
        "if \(object) does not retain \(keeper), or is meant to stay alive, suppress the warning next to the binding of \(object)",
        fix: "binder.accept(.retainCycle, for: \(object.metatype))", in: statementPlace))
    return content
  }

  /// The condition of a retain cycle; a value that is kept by the graph alone is explained.
  private var reason: DiagnosticText {
    isRoot ? "\(object) is a root of a value type: if it" : "if \(object)"
  }

  /// What has to be kept for the cycle to close, as suggestions call it.
  private var keeper: DiagnosticText {
    edges.contains { $0.building != nil } ? "the factory" : "the object graph"
  }

  private var openings: [DiagnosticSuggestion] {
    if let edge = edges.first(where: { $0.objectGraph != nil }), let objectGraph = edge.objectGraph {
      return [
        DiagnosticSuggestion(
          "in \(edge.holder), inject the types that it looks up instead of \(objectGraph), or store it in another object: \(keeper)",
          at: edge.location)
      ]
    }
    guard canBeWeak, let last = edges.last, let building = last.building else {
      return [DiagnosticSuggestion("store the factory in another object")]
    }
    return [
      DiagnosticSuggestion(
        "in \(building.asker), inject WeakProvider<\(object.argument)>, or store the factory in another object",
        at: last.location)
    ]
  }
}

extension RetainCycleFact.Edge {
  /// What the holder does, in words.
  package var step: DiagnosticStep {
    if let objectGraph { return DiagnosticStep("can look \(target) up in \(objectGraph)", at: location) }
    guard let building else { return DiagnosticStep("can retain \(target)", at: location) }
    return DiagnosticStep("builds \(building.component), whose \(building.asker) depends on \(target)", at: location)
  }
}
