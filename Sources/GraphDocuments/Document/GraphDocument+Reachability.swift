extension GraphDocument {
  /// The direct and indirect dependencies of a node, without the node itself, even if it is part of a cycle.
  ///
  /// A component factory depends on the root of its component. Weak dependencies count.
  ///
  /// - Complexity: O(nodes + dependencies)
  public func nodes(neededBy id: String) -> Set<String> {
    Self.reachable(from: [id], over: successors)
  }

  /// The direct and indirect dependents of a node: the other direction of `nodes(neededBy:)`.
  /// - Complexity: O(nodes + dependencies)
  public func nodes(needing id: String) -> Set<String> {
    Self.reachable(from: [id], over: predecessors)
  }

  /// The direct dependencies of each node.
  var successors: [String: [String]] { successors { _ in true } }

  private func successors(_ counts: (Requirement) -> Bool) -> [String: [String]] {
    let roots = Dictionary(components.map { ($0.id, $0.root) }) { first, _ in first }
    var successors: [String: [String]] = [:]
    for node in nodes {
      successors[node.id] =
        node.requirements.filter(counts).compactMap(\.target)
        + [node.installs.flatMap { roots[$0] ?? nil }].compactMap { $0 }
    }
    return successors
  }

  /// The direct dependents of each node.
  var predecessors: [String: [String]] { predecessors(by: successors) }

  /// The direct dependents of each node that cannot be created without it: a weak dependency can be `nil`.
  var strongPredecessors: [String: [String]] { predecessors(by: successors { !$0.isWeak }) }

  private func predecessors(by successors: [String: [String]]) -> [String: [String]] {
    var predecessors: [String: [String]] = [:]
    for node in nodes {
      for target in successors[node.id] ?? [] { predecessors[target, default: []].append(node.id) }
    }
    return predecessors
  }

  /// The nodes that are reachable along edges, without the start nodes.
  /// - Parameter limit: the maximum number of steps.
  static func reachable(
    from starts: [String], over edges: [String: [String]], limit: Int = .max
  ) -> Set<String> {
    var found = Set(starts)
    var edge = starts
    var distance = 0
    while !edge.isEmpty, distance < limit {
      edge = edge.flatMap { edges[$0] ?? [] }.filter { found.insert($0).inserted }
      distance += 1
    }
    return found.subtracting(starts)
  }
}
