import BindingGraph

/// The identity of a binding statement across the graphs of several roots.
struct CheckedBinding: Hashable {
  private let type: TypeReference
  private let location: SourceLocation?

  init(_ type: TypeReference, at location: SourceLocation?) {
    self.type = type
    self.location = location
  }

  init(_ binding: Binding, in graph: LinkedGraph) {
    self.init(graph.type(of: binding.key), at: binding.location)
  }
}
