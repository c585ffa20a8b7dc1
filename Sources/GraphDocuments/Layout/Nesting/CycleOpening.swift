/// Finds edges whose removal breaks all cycles: the back edges of a depth-first search.
enum CycleOpening {
  /// - Parameter entries: the vertices to start with.
  /// - Returns: the positions of such edges in the given list, without edges from a vertex to itself.
  /// - Complexity: O(vertices + edges), without recursion.
  static func closingEdges(_ edges: [(source: Int, target: Int)], count: Int, entries: [Int] = []) -> [Int] {
    var outgoing: [[Int]] = Array(repeating: [], count: count)
    var hasIncoming = Array(repeating: false, count: count)
    for (place, edge) in edges.enumerated() where edge.source != edge.target {
      outgoing[edge.source].append(place)
      hasIncoming[edge.target] = true
    }
    enum State { case new, open, done }
    var states = Array(repeating: State.new, count: count)
    var closing: [Int] = []
    // Nodes without dependents come before the others: the flow of the drawing begins there.
    let beginnings = entries + outgoing.indices.filter { !hasIncoming[$0] } + outgoing.indices
    for beginning in beginnings where states[beginning] == .new && !outgoing[beginning].isEmpty {
      var stack = [(vertex: beginning, next: 0)]
      states[beginning] = .open
      while let (vertex, next) = stack.last {
        guard next < outgoing[vertex].count else {
          states[vertex] = .done
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let edge = outgoing[vertex][next]
        let target = edges[edge].target
        switch states[target] {
        case .new:
          states[target] = .open
          stack.append((target, 0))
        case .open: closing.append(edge)
        case .done: break
        }
      }
    }
    return closing
  }
}
