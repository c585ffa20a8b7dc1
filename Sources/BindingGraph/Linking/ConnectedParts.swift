/// The strongly connected parts of a graph: sets of nodes that all reach each other.
///
/// Tarjan's algorithm, with an explicit stack so that a chain of any length fits.
///
/// - Complexity: O(nodes + edges).
package struct ConnectedParts: Sendable {
  /// For each node the number of its part. Parts are numbered in the order in which they are completed, so that an
  /// edge between two parts leads from the higher number to the lower one.
  package let partOfNode: ContiguousArray<Int32>
  /// All nodes, each after every node of another part that it can reach.
  package let order: ContiguousArray<Int32>
  /// The number of nodes in each part.
  package let sizes: ContiguousArray<Int32>

  /// The parts of a graph without nodes.
  package init() {
    partOfNode = []
    order = []
    sizes = []
  }

  /// - Parameters:
  ///   - starts: `starts[n]..<starts[n + 1]` are the edges of node `n`; one element more than there are nodes.
  ///   - targets: the target node of each edge, or a negative number for an edge to ignore.
  package init(starts: ContiguousArray<Int32>, targets: ContiguousArray<Int32>) {
    let count = starts.count - 1
    (partOfNode, order, sizes) = withUnsafeTemporaryAllocation(
      of: Int32.self, capacity: ConnectedPartSearch.notesPerNode * max(1, count)
    ) { memory in
      // Not empty, so it has a base address.
      var search = ConnectedPartSearch(nodeCount: count, notes: memory.baseAddress.unsafelyUnwrapped)
      starts.withUnsafeBufferPointer { starts in
        targets.withUnsafeBufferPointer { targets in search.visitAll(starts: starts, targets: targets) }
      }
      return (
        ContiguousArray(UnsafeBufferPointer(start: search.partOfNode, count: count)),
        ContiguousArray(UnsafeBufferPointer(start: search.order, count: count)),
        ContiguousArray(UnsafeBufferPointer(start: search.sizes, count: search.partCount))
      )
    }
  }
}
