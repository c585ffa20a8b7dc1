/// The bindings that a circle can still run through: those with a way in and a way out among each other.
///
/// Taking one binding out lets go of all that only it kept in, so that a ring is gone at once.
///
/// - Complexity: all removals together O(bindings + edges).
struct CircleCandidates {
  private let edges: [BindingNetwork.Edge]
  private var edgesOut: [[Int]]
  private var edgesIn: [[Int]]
  private var countOut: [Int]
  private var countIn: [Int]
  private var isCandidate: [Bool]

  init(edges: [BindingNetwork.Edge], bindingCount: Int) {
    self.edges = edges
    edgesOut = Array(repeating: [], count: bindingCount)
    edgesIn = Array(repeating: [], count: bindingCount)
    isCandidate = Array(repeating: true, count: bindingCount)
    for (index, edge) in edges.enumerated() where !edge.isSetAside {
      edgesOut[edge.source].append(index)
      edgesIn[edge.target].append(index)
    }
    countOut = edgesOut.map(\.count)
    countIn = edgesIn.map(\.count)
    for binding in 0..<bindingCount where countOut[binding] == 0 || countIn[binding] == 0 { remove(binding) }
  }

  func contains(_ binding: Int) -> Bool {
    isCandidate[binding]
  }

  mutating func remove(_ binding: Int) {
    var open = [binding]
    while let next = open.popLast() {
      guard isCandidate[next] else { continue }
      isCandidate[next] = false
      for edge in edgesOut[next] {
        let target = edges[edge].target
        countIn[target] -= 1
        if countIn[target] == 0 { open.append(target) }
      }
      for edge in edgesIn[next] {
        let source = edges[edge].source
        countOut[source] -= 1
        if countOut[source] == 0 { open.append(source) }
      }
    }
  }
}
