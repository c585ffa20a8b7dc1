extension DiagnosticContent {
  /// Takes the edges of a cycle as steps.
  mutating func drawLoop(of edges: [DependencyCycleFact.Step]) {
    steps = edges.map { DiagnosticStep("\($0.requested) required by \($0.requirer)", at: $0.location) }
    trace = .loop(edges.map(\.requirer))
  }
}
