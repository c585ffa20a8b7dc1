/// Shortest ways from a component's root to the bindings that it reaches, through installed components too.
///
/// - Complexity: O(nodes + edges) of the component and its subcomponents.
struct RootPaths {
  private let graph: LinkedGraph
  private var cameFrom: [Int: Int] = [:]

  /// - Parameter roots: for each binding of a component factory the root of its component.
  init(of component: ComponentNode.ID, in graph: LinkedGraph, rootsOfFactories roots: [Int: Int]) {
    self.graph = graph
    guard let root = graph[rootOf: component] else { return }
    cameFrom[root] = root
    let firstNode = graph[nodesOf: component].lowerBound
    var bindings = [root]
    var position = 0
    while position < bindings.count {
      // The forms and collections on the way to the next bindings are no steps of their own.
      var open = [bindings[position]]
      position += 1
      while let node = open.popLast() {
        graph.forEachEdge(of: node, rootsOfFactories: roots) { target in
          // A binding of an ancestor never leads back on a shorter path.
          guard target >= firstNode, cameFrom[target] == nil else { return }
          cameFrom[target] = node
          if graph.bindingIndex(at: target) == nil { open.append(target) } else { bindings.append(target) }
        }
      }
    }
  }

  /// The way to a binding, or `nil` where none leads there.
  func path(to node: Int) -> RootPath? {
    guard cameFrom[node] != nil else { return nil }
    var nodes = [node]
    var next = node
    while let previous = cameFrom[next], previous != next {
      nodes.append(previous)
      next = previous
    }
    let links = nodes.reversed().compactMap { node -> RootPath.Link? in
      guard case .binding(let binding) = graph.nodes[node].content else { return nil }
      let owner = graph.nodes[node].component
      let isRoot = graph[rootOf: owner] == node
      return RootPath.Link(
        type: graph.type(of: graph.bindings[binding].key),
        rootOf: isRoot ? graph.components[owner].type : nil)
    }
    return RootPath(links: links)
  }
}
