extension DependencyCycleFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(subject, "Dependency Cycle Detected")
    content.drawLoop(of: steps)
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = openings
    return content
  }

  /// The edges at which the cycle could be opened: one for each way, and of several the one that closes the cycle.
  private var openings: [DiagnosticSuggestion] {
    var openings = [weakOpening].compactMap { $0 } + handleOpenings
    if let edge = steps.last(where: \.canBeAssisted) {
      openings.append(
        DiagnosticSuggestion(
          "build \(edge.requirer) with an assisted factory, and pass \(edge.target) as its argument: Assisted<\(edge.target.argument)>",
          at: edge.location))
    }
    guard openings.isEmpty else { return openings }
    return [DiagnosticSuggestion("remove one of these dependencies; none can be weak because \(reason)")]
  }

  /// Why none can be weak.
  private var reason: DiagnosticText {
    switch obstacle {
    case .noSharedObject: "none is a shared, untagged object"
    case .keptByCycle(let type): "only this cycle retains \(type)"
    }
  }

  /// What a component needs that is built in any isolation has to be there before its factory is: a request for the factory
  /// cannot be weak.
  private var handleOpenings: [DiagnosticSuggestion] {
    guard let index = steps.lastIndex(where: { $0.component != nil }), let component = steps[index].component else {
      return []
    }
    let (outer, inner) = (steps[index], steps[(index + 1) % steps.count])
    return [
      DiagnosticSuggestion("bind \(inner.target) in \(component)", at: inner.location),
      DiagnosticSuggestion("remove the dependency of \(outer.requirer) on \(outer.spelled)", at: outer.location),
    ]
  }

  private var weakOpening: DiagnosticSuggestion? {
    let edge = steps.last { $0.weakTarget?.isObject == true } ?? steps.last { $0.weakTarget != nil }
    guard let edge, let target = edge.weakTarget else { return nil }
    let condition: DiagnosticText = target.isObject ? "" : ", if \(target.type) is bound to a class"
    let requirer: DiagnosticText = edge.isOwnRequest ? "\(edge.requirer)" : "the binding of \(edge.requirer)"
    return DiagnosticSuggestion(
      "in \(requirer), inject WeakProvider<\(target.type.argument)>, which does not retain it, "
        + "instead of \(edge.spelled)" + condition,
      at: edge.location)
  }
}
