/// Shortest paths from a component's root to the bindings that it reaches, also through subcomponents.
///
/// - Complexity: O(nodes + edges) of the component and its subcomponents.
struct RootPaths {
  private let graph: LinkedGraph
  private var cameFrom: [Int: Int] = [:]

  /// - Parameter roots: for each node of a component factory, the node of its component's root.
  init(of component: ComponentNode.ID, in graph: LinkedGraph, rootsOfFactories roots: [Int: Int]) {
    self.graph = graph
    guard let root = graph[rootOf: component] else { return }
    extend(from: [root], above: graph[nodesOf: component].lowerBound, rootsOfFactories: roots)
  }

  /// Finds the paths from the outermost component's root, then those from bindings that are created without a request
  /// in the reached components.
  init(in graph: LinkedGraph) {
    let roots = graph.rootsOfFactories
    self.init(of: 0, in: graph, rootsOfFactories: roots)
    let awaited = graph.components.indices.flatMap { component in
      graph.components[component].bindings.filter { graph.bindings[$0].kind == .asynchronousFactory }
        .map { (component: component, node: graph.node(ofBinding: $0, in: component)) }
    }
    let selfMade = graph.selfMadeNodes + awaited
    while true {
      let found = selfMade.filter { component, node in
        cameFrom[node] == nil && graph[rootOf: component].map { cameFrom[$0] != nil } == true
      }
      guard !found.isEmpty else { return }
      extend(from: found.map(\.node), above: 0, rootsOfFactories: roots)
    }
  }

  private mutating func extend(from starts: [Int], above firstNode: Int, rootsOfFactories roots: [Int: Int]) {
    for start in starts { cameFrom[start] = start }
    var bindings = starts
    var position = 0
    while position < bindings.count {
      // The forms and collections on the path to the next bindings are no steps of their own.
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

  func leads(to node: Int) -> Bool { cameFrom[node] != nil }

  /// Returns the path to a binding, or `nil` if there is none.
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
        rootOf: isRoot ? graph.components[owner].type : nil, as: RequirerRole(of: graph.bindings[binding]))
    }
    return RootPath(links: links)
  }
}
