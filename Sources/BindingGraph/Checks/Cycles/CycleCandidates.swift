/// The bindings that can still be part of a cycle: those with both an incoming and an outgoing edge to others of them.
///
/// Removing a binding or an edge also removes each binding that thereby loses its last incoming or its last outgoing
/// edge. A ring therefore disappears as soon as one of its edges does.
///
/// - Complexity: all removals together O(bindings + edges).
struct CycleCandidates {
  private let edges: [BindingNetwork.Edge]
  private let edgesOut: [[Int]]
  private let edgesIn: [[Int]]
  private var countOut: [Int]
  private var countIn: [Int]
  private var isCandidate: [Bool]
  private var isEdgeSetAside: [Bool]

  init(edges: [BindingNetwork.Edge], bindingCount: Int) {
    self.edges = edges
    var edgesOut: [[Int]] = Array(repeating: [], count: bindingCount)
    var edgesIn: [[Int]] = Array(repeating: [], count: bindingCount)
    for (index, edge) in edges.enumerated() {
      edgesOut[edge.source].append(index)
      edgesIn[edge.target].append(index)
    }
    self.edgesOut = edgesOut
    self.edgesIn = edgesIn
    countOut = edgesOut.map(\.count)
    countIn = edgesIn.map(\.count)
    isCandidate = Array(repeating: true, count: bindingCount)
    isEdgeSetAside = Array(repeating: false, count: edges.count)
    for binding in 0..<bindingCount where countOut[binding] == 0 || countIn[binding] == 0 { remove(binding) }
  }

  func contains(_ binding: Int) -> Bool {
    isCandidate[binding]
  }

  func isSetAside(_ edge: Int) -> Bool {
    isEdgeSetAside[edge]
  }

  mutating func remove(_ binding: Int) {
    var open = [binding]
    while let next = open.popLast() {
      guard isCandidate[next] else { continue }
      isCandidate[next] = false
      for edge in edgesOut[next] + edgesIn[next] { takeOut(edge, &open) }
    }
  }

  mutating func setAside(_ edge: Int) {
    var open: [Int] = []
    takeOut(edge, &open)
    for binding in open { remove(binding) }
  }

  /// Removes an edge, and records the bindings without any incoming or outgoing edge left.
  private mutating func takeOut(_ edge: Int, _ isolated: inout [Int]) {
    guard !isEdgeSetAside[edge] else { return }
    isEdgeSetAside[edge] = true
    let (source, target) = (edges[edge].source, edges[edge].target)
    countOut[source] -= 1
    countIn[target] -= 1
    if countOut[source] == 0 { isolated.append(source) }
    if countIn[target] == 0 { isolated.append(target) }
  }
}
