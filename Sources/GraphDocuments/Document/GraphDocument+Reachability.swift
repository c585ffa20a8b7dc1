extension GraphDocument {
  /// All that a node needs, directly or through others, without the node itself unless a circle leads back to it.
  ///
  /// A component factory needs the root of the component that it builds. Weak requirements count.
  ///
  /// - Complexity: O(nodes + requirements)
  public func nodes(neededBy id: String) -> Set<String> {
    Self.reachable(from: [id], over: successors)
  }

  /// All that needs a node, directly or through others: the other direction of `nodes(neededBy:)`.
  /// - Complexity: O(nodes + requirements)
  public func nodes(needing id: String) -> Set<String> {
    Self.reachable(from: [id], over: predecessors)
  }

  /// What each node needs directly.
  var successors: [String: [String]] {
    let roots = Dictionary(components.map { ($0.id, $0.root) }) { first, _ in first }
    var successors: [String: [String]] = [:]
    for node in nodes {
      successors[node.id] =
        node.requirements.compactMap(\.target) + [node.installs.flatMap { roots[$0] ?? nil }].compactMap { $0 }
    }
    return successors
  }

  /// What needs each node directly.
  var predecessors: [String: [String]] {
    let successors = successors
    var predecessors: [String: [String]] = [:]
    for node in nodes {
      for target in successors[node.id] ?? [] { predecessors[target, default: []].append(node.id) }
    }
    return predecessors
  }

  /// What edges lead to.
  /// - Parameter limit: how many edges to follow one after another.
  static func reachable(
    from starts: [String], over edges: [String: [String]], limit: Int = .max
  ) -> Set<String> {
    var found: Set<String> = []
    var edge = starts
    var distance = 0
    while !edge.isEmpty, distance < limit {
      edge = edge.flatMap { edges[$0] ?? [] }.filter { found.insert($0).inserted }
      distance += 1
    }
    return found
  }
}
