/// Assigns the column of each vertex, so that every link leads to the right.
struct RankAssignment {
  private(set) var ranks: [Int]

  private let incoming: [[Int]]
  private let outgoing: [[Int]]

  /// The maximum number of times that columns are reconsidered; few graphs change after the third time.
  private static let rounds = 8

  init(of graph: LayeredGraph, spacing: LayoutSpacing) {
    var incoming: [[Int]] = Array(repeating: [], count: graph.vertices.count)
    var outgoing = incoming
    for link in graph.links
    where graph.vertices[link.tail.vertex].role == .box && graph.vertices[link.head.vertex].role == .box {
      incoming[link.head.vertex].append(link.tail.vertex)
      outgoing[link.tail.vertex].append(link.head.vertex)
    }
    (self.incoming, self.outgoing) = (incoming, outgoing)
    ranks = Array(repeating: 0, count: graph.vertices.count)
    let order = topologicalOrder()
    for vertex in order { ranks[vertex] = lowest(vertex) }
    for _ in 0..<Self.rounds where shorten(order) || shorten(order.reversed()) {}
    ranks = RankSpreading(of: ranks, in: graph, incoming: incoming, outgoing: outgoing, spacing: spacing).ranks
    placePorts(of: graph)
  }

  private func topologicalOrder() -> [Int] {
    var missing = incoming.map(\.count)
    var order = missing.indices.filter { missing[$0] == 0 }
    var next = 0
    while next < order.count {
      for target in outgoing[order[next]] {
        missing[target] -= 1
        if missing[target] == 0 { order.append(target) }
      }
      next += 1
    }
    return order
  }

  /// The leftmost column right of all predecessors.
  private func lowest(_ vertex: Int) -> Int {
    (incoming[vertex].map { ranks[$0] }.max() ?? -1) + 1
  }

  /// Moves vertices to the columns where the sum of their link lengths is smallest.
  private mutating func shorten(_ order: [Int]) -> Bool {
    var hasMoved = false
    for vertex in order {
      let (before, behind) = (incoming[vertex].count, outgoing[vertex].count)
      guard before != behind else { continue }
      let highest = (outgoing[vertex].map { ranks[$0] }.min() ?? ranks[vertex] + 1) - 1
      let rank = before > behind ? lowest(vertex) : highest
      if rank != ranks[vertex] {
        ranks[vertex] = rank
        hasMoved = true
      }
    }
    return hasMoved
  }

  /// Numbers columns from 0, and puts the ports left and right of all boxes.
  private mutating func placePorts(of graph: LayeredGraph) {
    let boxes = graph.vertices.indices.filter { graph.vertices[$0].role == .box }
    let hasLeftPorts = graph.vertices.contains { $0.role == .leftPort }
    let first = (boxes.map { ranks[$0] }.min() ?? 0) - (hasLeftPorts ? 1 : 0)
    for vertex in boxes { ranks[vertex] -= first }
    let last = boxes.map { ranks[$0] }.max() ?? 0
    for (number, vertex) in graph.vertices.enumerated() {
      switch vertex.role {
      case .box: break
      case .leftPort: ranks[number] = 0
      case .rightPort: ranks[number] = last + 1
      }
    }
  }
}
