import BindingGraph

extension LiveBindingSearch {
  /// Searches the graph of a running program.
  package init(in graph: LinkedGraph) {
    self.init(in: graph, advisor: RunTimeTypes())
  }
}
