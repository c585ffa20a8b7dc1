extension DependencyCycleFact {
  package var content: DiagnosticContent {
    var content = DiagnosticContent(subject, "Dependency Cycle Detected")
    content.drawLoop(of: steps)
    content.help = openings
    return content
  }

  /// The edges at which the circle could be opened: one for each way, and of several the one that closes the circle.
  private var openings: [DiagnosticSuggestion] {
    var openings = [weakOpening].compactMap { $0 } + handleOpenings
    if let edge = steps.last(where: \.canBeAssisted) {
      openings.append(
        DiagnosticSuggestion(
          "build \(edge.requirer) with an assisted factory, and hand it the \(edge.target) as Assisted<\(edge.target.argument)>",
          at: edge.location))
    }
    guard openings.isEmpty else { return openings }
    return [DiagnosticSuggestion("take one of these requirements out; none can be weak: \(reason)")]
  }

  /// Why none can be weak.
  private var reason: DiagnosticText {
    switch obstacle {
    case .noSharedObject: "that takes a shared object, bound without a tag"
    case .keptByCircle(let type): "only this circle keeps \(type)"
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
      DiagnosticSuggestion("let \(outer.requirer) do without \(outer.spelled)", at: outer.location),
    ]
  }

  private var weakOpening: DiagnosticSuggestion? {
    let edge = steps.last { $0.weakTarget?.isObject == true } ?? steps.last { $0.weakTarget != nil }
    guard let edge, let target = edge.weakTarget else { return nil }
    let condition: DiagnosticText = target.isObject ? "" : ", if \(target.type) is bound to a class"
    let requirer: DiagnosticText = edge.isOwnRequest ? "\(edge.requirer)" : "the binding of \(edge.requirer)"
    return DiagnosticSuggestion(
      "let \(requirer) ask for WeakProvider<\(target.type.argument)>, which keeps nothing alive, "
        + "instead of \(edge.spelled)" + condition,
      at: edge.location)
  }
}
