import BindingGraph

/// A graph that was not validated, and has faults. They stop the program where a component with a fault is used.
struct FaultyGraph {
  private let recorded: RecordedGraph
  /// The components that can be built in the isolation of their parents only, although something asks for more.
  private let unsendableComponents: [TypeReference]

  /// - Returns: `nil` for a graph in which everything can be used.
  init?(_ recorded: RecordedGraph) {
    let linked = recorded.linked
    self.recorded = recorded
    unsendableComponents = UnsendableRequestPass.facts(in: linked, advisor: RunTimeTypes()).compactMap(\.component)
    guard !unsendableComponents.isEmpty || !linked.components.indices.allSatisfy(linked.canBuild) else { return nil }
  }

  /// Stops the program with the report of the whole graph.
  func stop() -> Never {
    fatalError(Faults(recorded.diagnostics()).description)
  }

  /// Stops the program where a component must not be built in another isolation.
  func requireSendable(_ component: RecordedComponent) {
    if unsendableComponents.contains(TypeReference(component.descriptor.type)) { stop() }
  }
}
