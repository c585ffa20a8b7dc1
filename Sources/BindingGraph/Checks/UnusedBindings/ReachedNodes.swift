#if DEBUG || DetailedReports
  /// The nodes reachable from some nodes: over strong and weak edges, and into the components whose factories are
  /// reached.
  struct ReachedNodes {
    private let graph: LinkedGraph
    private let rootsOfFactories: [Int: Int]
    private var isReached: [Bool]

    init(in graph: LinkedGraph, rootsOfFactories: [Int: Int]) {
      self.graph = graph
      self.rootsOfFactories = rootsOfFactories
      isReached = Array(repeating: false, count: graph.nodes.count)
    }

    func contains(_ node: Int) -> Bool { isReached[node] }

    /// Adds nodes, and all nodes that they lead to.
    /// - Returns: the nodes that are new.
    /// - Complexity: O(nodes + edges) for all calls together.
    mutating func extend(from starts: [Int]) -> [Int] {
      var found: [Int] = []
      for start in starts where !isReached[start] {
        isReached[start] = true
        found.append(start)
      }
      var position = 0
      while position < found.count {
        let node = found[position]
        position += 1
        graph.forEachEdge(of: node, rootsOfFactories: rootsOfFactories) { target in
          guard !isReached[target] else { return }
          isReached[target] = true
          found.append(target)
        }
      }
      return found
    }
  }
#endif
