/// The search behind `ConnectedParts`, with its notes on each node.
///
/// All notes are in one block that the caller provides: a cold start spends a good part of its time here, and checked
/// arrays took three times as long.
struct ConnectedPartSearch {
  static let notesPerNode = 8
  private static let unknown: Int32 = -1

  let partOfNode: UnsafeMutablePointer<Int32>
  let order: UnsafeMutablePointer<Int32>
  let sizes: UnsafeMutablePointer<Int32>
  private(set) var partCount = 0

  private let nodeCount: Int
  /// The number of each node in the order of discovery.
  private let number: UnsafeMutablePointer<Int32>
  /// The lowest number that each node is known to reach.
  private let low: UnsafeMutablePointer<Int32>
  /// The next edge of each node to follow.
  private let edge: UnsafeMutablePointer<Int32>
  /// The nodes from the first one of the search to the present one.
  private let path: UnsafeMutablePointer<Int32>
  /// The nodes whose part is incomplete.
  private let open: UnsafeMutablePointer<Int32>
  private var pathCount = 0
  private var openCount = 0
  private var metCount: Int32 = 0
  private var orderCount = 0

  /// - Parameter notes: room for `notesPerNode` numbers for each node.
  init(nodeCount: Int, notes: UnsafeMutablePointer<Int32>) {
    self.nodeCount = nodeCount
    partOfNode = notes
    number = notes + nodeCount
    order = notes + 2 * nodeCount
    sizes = notes + 3 * nodeCount
    low = notes + 4 * nodeCount
    edge = notes + 5 * nodeCount
    path = notes + 6 * nodeCount
    open = notes + 7 * nodeCount
    partOfNode.initialize(repeating: Self.unknown, count: 2 * nodeCount)
  }

  mutating func visitAll(starts: UnsafeBufferPointer<Int32>, targets: UnsafeBufferPointer<Int32>) {
    for root in 0..<nodeCount where number[root] == Self.unknown {
      enter(root, starts: starts)
      while pathCount > 0 { step(starts: starts, targets: targets) }
    }
  }

  private mutating func enter(_ node: Int, starts: UnsafeBufferPointer<Int32>) {
    number[node] = metCount
    low[node] = metCount
    metCount += 1
    edge[node] = starts[node]
    path[pathCount] = Int32(truncatingIfNeeded: node)
    pathCount += 1
    open[openCount] = Int32(truncatingIfNeeded: node)
    openCount += 1
  }

  /// Follows the next edge of the last node on the path, or leaves that node.
  private mutating func step(starts: UnsafeBufferPointer<Int32>, targets: UnsafeBufferPointer<Int32>) {
    let node = Int(path[pathCount - 1])
    let next = edge[node]
    guard next < starts[node + 1] else { return leave(node) }
    edge[node] = next + 1
    let target = Int(targets[Int(next)])
    guard target >= 0 else { return }
    if number[target] == Self.unknown {
      enter(target, starts: starts)
    } else if partOfNode[target] == Self.unknown {
      low[node] = min(low[node], number[target])
    }
  }

  private mutating func leave(_ node: Int) {
    pathCount -= 1
    if pathCount > 0 {
      let parent = Int(path[pathCount - 1])
      low[parent] = min(low[parent], low[node])
    }
    guard low[node] == number[node] else { return }
    let first = orderCount
    repeat {
      openCount -= 1
      partOfNode[Int(open[openCount])] = Int32(truncatingIfNeeded: partCount)
      order[orderCount] = open[openCount]
      orderCount += 1
    } while Int(open[openCount]) != node
    sizes[partCount] = Int32(truncatingIfNeeded: orderCount - first)
    partCount += 1
  }
}
