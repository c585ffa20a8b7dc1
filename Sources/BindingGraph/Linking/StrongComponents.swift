/// The strongly connected parts of a graph: sets of nodes that all reach each other.
///
/// Tarjan's algorithm, with an explicit stack so that a chain of any length fits.
///
/// - Complexity: O(nodes + edges).
package struct StrongComponents: Sendable {
  /// For each node the number of its part. Parts are numbered in the order in which they are completed, so that an
  /// edge between two parts leads from the higher number to the lower one.
  package private(set) var partOfNode: [Int]
  /// All nodes, each after every node of another part that it leads to.
  package private(set) var order: [Int] = []
  /// The number of nodes in each part.
  package private(set) var sizes: [Int] = []

  private struct Frame {
    let node: Int
    var nextEdge: Int
  }

  private static let unknown = -1

  /// The parts of a graph without nodes.
  package init() {
    partOfNode = []
  }

  /// - Parameters:
  ///   - starts: `starts[n]..<starts[n + 1]` are the edges of node `n`; one element more than there are nodes.
  ///   - targets: for each edge the node that it leads to, or a negative number for an edge to be passed over.
  package init(starts: [Int], targets: [Int]) {
    let count = starts.count - 1
    partOfNode = Array(repeating: Self.unknown, count: count)
    order.reserveCapacity(count)
    var number = Array(repeating: Self.unknown, count: count)
    var low = Array(repeating: 0, count: count)
    var open: [Int] = []
    var frames: [Frame] = []
    var counter = 0
    for root in 0..<count where number[root] == Self.unknown {
      frames.append(Frame(node: root, nextEdge: starts[root]))
      while let frame = frames.last {
        let node = frame.node
        if number[node] == Self.unknown {
          number[node] = counter
          low[node] = counter
          counter += 1
          open.append(node)
        }
        if frame.nextEdge < starts[node + 1] {
          let target = targets[frame.nextEdge]
          frames[frames.count - 1].nextEdge += 1
          guard target >= 0 else { continue }
          if number[target] == Self.unknown {
            frames.append(Frame(node: target, nextEdge: starts[target]))
          } else if partOfNode[target] == Self.unknown {
            low[node] = min(low[node], number[target])
          }
          continue
        }
        frames.removeLast()
        if let parent = frames.last?.node { low[parent] = min(low[parent], low[node]) }
        if low[node] == number[node] { closePart(of: node, open: &open) }
      }
    }
  }

  private mutating func closePart(of node: Int, open: inout [Int]) {
    let part = sizes.count
    var size = 0
    while let member = open.popLast() {
      partOfNode[member] = part
      order.append(member)
      size += 1
      if member == node { break }
    }
    sizes.append(size)
  }
}
