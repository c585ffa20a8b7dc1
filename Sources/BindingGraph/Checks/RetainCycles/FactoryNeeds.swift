/// The dependencies of subcomponents on their ancestors, which the factories of the subcomponents retain.
struct FactoryNeeds {
  /// A node of an ancestor, and the binding inside that depends on it.
  struct Need {
    let target: Int
    let asker: Int
  }

  /// The needs that the node of each component factory retains, in the order of the dependent bindings.
  private(set) var needsOfFactory: [Int: [Need]] = [:]
  /// The component that the node of each factory builds.
  private(set) var componentOfFactory: [Int: ComponentNode.ID] = [:]

  /// - Complexity: O((nodes + edges) × depth).
  init(in graph: LinkedGraph) {
    for (index, component) in graph.components.enumerated() {
      guard let binding = component.factoryBinding, let parent = component.parent else { continue }
      let needs = Self.needs(of: index, in: graph)
      guard !needs.isEmpty else { continue }
      let factory = graph.node(ofBinding: binding, in: parent)
      needsOfFactory[factory] = needs
      componentOfFactory[factory] = index
    }
  }

  private static func needs(of component: ComponentNode.ID, in graph: LinkedGraph) -> [Need] {
    let firstNode = graph[nodesOf: component].lowerBound
    var known: Set<Int> = []
    var needs: [Need] = []
    var open = [component]
    while let next = open.popLast() {
      for binding in graph.components[next].bindings {
        forEachBindingOutside(firstNode, of: graph.node(ofBinding: binding, in: next), in: graph) { target in
          if known.insert(target).inserted { needs.append(Need(target: target, asker: binding)) }
        }
      }
      open += graph.components[next].children.reversed()
    }
    return needs
  }

  /// Calls `body` for each outside node that a binding retains, through the forms, collections and object graphs
  /// inside.
  private static func forEachBindingOutside(
    _ firstNode: Int, of node: Int, in graph: LinkedGraph, _ body: (Int) -> Void
  ) {
    var open = [node]
    while let next = open.popLast() {
      graph.forEachKeptNode(of: next) { target in
        if target < firstNode {
          body(target)
        } else if graph.bindingIndex(at: target) == nil {
          open.append(target)
        }
      }
    }
  }
}
