/// The bindings of a cycle that a component's root reaches without the cycle's edges.
///
/// The target of a weak edge of the cycle must be one of them, or nothing would retain it.
///
/// - Complexity: O(nodes + edges) of the graph.
struct CycleEntrances {
  private let bindings: Set<Int>

  init(to cycle: [CycleOpenings.Edge], in graph: LinkedGraph) {
    let node = { (binding: Int) in graph.node(ofBinding: binding) }
    let successors = Dictionary(cycle.map { (node($0.source), node($0.target)) }) { first, _ in first }
    var isKnown = Array(repeating: false, count: graph.nodes.count)
    var open: [Int] = []
    func add(_ node: Int) {
      guard !isKnown[node] else { return }
      isKnown[node] = true
      open.append(node)
    }
    for component in graph.components.indices { graph[rootOf: component].map(add) }
    while let next = open.popLast() {
      let successor = successors[next]
      graph.forEachStrongEdge(of: next) { target in
        let isOfCycle =
          successor.map { graph.bindingNodes(behind: target, over: graph.forEachStrongEdge).contains($0) } ?? false
        if !isOfCycle { add(target) }
      }
    }
    bindings = Set(cycle.map(\.target).filter { isKnown[node($0)] })
  }

  var isEmpty: Bool { bindings.isEmpty }

  func contains(_ binding: Int) -> Bool { bindings.contains(binding) }
}
