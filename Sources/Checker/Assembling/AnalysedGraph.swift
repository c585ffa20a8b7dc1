import BindingGraph

/// The graph that some runs of its code declare.
struct AnalysedGraph {
  let tree: ComponentTree
  let keys: KeyTable
  let graph: LinkedGraph

  /// - Parameter types: facts on the program's types; extended by those in the graph.
  init(_ tree: ComponentTree, of program: Program, types: SpelledTypes) {
    self.tree = tree
    keys = KeyTable(of: program)
    let builds = tree.places.first.map { program.synchronousBuilds(of: $0.component.type) } ?? []
    let declared = tree.graph(keys: keys, builtSynchronouslyAt: builds)
    graph = Linker.link(declared, examiner: keys)
    types.add(keys.mentionedTypes, of: program)
  }

  /// The types of the components that may have more bindings than were found.
  var openComponents: Set<TypeReference> {
    Set(
      tree.places.filter { $0.configuration?.isComplete == false }.map { keys.reference(to: $0.component.type) })
  }

  /// Whether a component, or one above or below it, may have more bindings than were found.
  func isOpen(around component: TypeReference, _ openComponents: Set<TypeReference>) -> Bool {
    guard !openComponents.isEmpty else { return false }
    return graph.components.indices.contains { index in
      guard openComponents.contains(graph.components[index].type) else { return false }
      return graph.lineage(of: index).contains { graph.components[$0].type == component }
        || graph.components.indices.contains { other in
          graph.components[other].type == component && graph.lineage(of: other).contains(index)
        }
    }
  }
}
