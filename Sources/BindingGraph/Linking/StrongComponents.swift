/// The strongly connected parts of a graph: sets of nodes that all reach each other.
///
/// Tarjan's algorithm, with an explicit stack so that a chain of any length fits.
///
/// - Complexity: O(nodes + edges).
package struct StrongComponents: Sendable {
  /// For each node the number of its part. Parts are numbered in the order in which they are completed, so that an
  /// edge between two parts leads from the higher number to the lower one.
  package private(set) var partOfNode: ContiguousArray<Int32>
  /// All nodes, each after every node of another part that it leads to.
  package private(set) var order: ContiguousArray<Int32> = []
  /// The number of nodes in each part.
  package private(set) var sizes: ContiguousArray<Int32> = []

  private static let unknown: Int32 = -1

  /// The parts of a graph without nodes.
  package init() {
    partOfNode = []
  }

  /// - Parameters:
  ///   - starts: `starts[n]..<starts[n + 1]` are the edges of node `n`; one element more than there are nodes.
  ///   - targets: for each edge the node that it leads to, or a negative number for an edge to be passed over.
  package init(starts: ContiguousArray<Int32>, targets: ContiguousArray<Int32>) {
    let count = starts.count - 1
    partOfNode = ContiguousArray(repeating: Self.unknown, count: count)
    order.reserveCapacity(count)
    sizes.reserveCapacity(count)
    // One block for all that the search notes of each node: a cold start spends a tenth of its time here, and checked
    // arrays took three times as long.
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 5 * count) { memory in
      guard let notes = memory.baseAddress else { return }
      var search = Search(notes: notes, count: count)
      search.number.initialize(repeating: Self.unknown, count: count)
      for root in 0..<Int32(count) where search.number[Int(root)] == Self.unknown {
        visit(from: root, starts: starts, targets: targets, search: &search)
      }
    }
  }

  /// What the search notes: per node, and on its two stacks.
  private struct Search {
    /// In which order the nodes were met.
    let number: UnsafeMutablePointer<Int32>
    /// The lowest number that is known to be reached.
    let low: UnsafeMutablePointer<Int32>
    /// The next edge to follow.
    let edge: UnsafeMutablePointer<Int32>
    /// The nodes from the root of the search to the present one.
    let path: UnsafeMutablePointer<Int32>
    /// The nodes whose part is not complete.
    let open: UnsafeMutablePointer<Int32>
    var pathCount = 0
    var openCount = 0
    var met: Int32 = 0

    init(notes: UnsafeMutablePointer<Int32>, count: Int) {
      number = notes
      low = notes + count
      edge = notes + 2 * count
      path = notes + 3 * count
      open = notes + 4 * count
    }

    mutating func enter(_ node: Int, firstEdge: Int32) {
      number[node] = met
      low[node] = met
      edge[node] = firstEdge
      met += 1
      path[pathCount] = Int32(node)
      pathCount += 1
      open[openCount] = Int32(node)
      openCount += 1
    }
  }

  private mutating func visit(
    from root: Int32, starts: ContiguousArray<Int32>, targets: ContiguousArray<Int32>, search: inout Search
  ) {
    search.enter(Int(root), firstEdge: starts[Int(root)])
    while search.pathCount > 0 {
      let node = Int(search.path[search.pathCount - 1])
      let edge = search.edge[node]
      if edge < starts[node + 1] {
        search.edge[node] = edge + 1
        let target = Int(targets[Int(edge)])
        guard target >= 0 else { continue }
        if search.number[target] == Self.unknown {
          search.enter(target, firstEdge: starts[target])
        } else if partOfNode[target] == Self.unknown {
          search.low[node] = min(search.low[node], search.number[target])
        }
        continue
      }
      search.pathCount -= 1
      if search.pathCount > 0 {
        let parent = Int(search.path[search.pathCount - 1])
        search.low[parent] = min(search.low[parent], search.low[node])
      }
      if search.low[node] == search.number[node] { closePart(of: Int32(node), search: &search) }
    }
  }

  private mutating func closePart(of node: Int32, search: inout Search) {
    let part = Int32(sizes.count)
    let openCount = search.openCount
    repeat {
      search.openCount -= 1
      let member = search.open[search.openCount]
      partOfNode[Int(member)] = part
      order.append(member)
      if member == node { break }
    } while search.openCount > 0
    sizes.append(Int32(openCount - search.openCount))
  }
}
