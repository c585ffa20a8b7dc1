import BindingGraph

/// What two bindings have in common that are one statement, in the graphs of several roots.
struct CheckedBinding: Hashable {
  private let type: TypeReference
  private let location: SourceLocation?

  init(_ binding: Binding, in graph: LinkedGraph) {
    type = graph.type(of: binding.key)
    location = binding.location
  }
}
