/// The connections between cells, as positions within columns depend on them.
struct CellNeighbours {
  struct Neighbour {
    let cell: Int
    /// The distance of the line from the upper side of the neighbour, and of the cell itself.
    let offset: Double
    let ownOffset: Double
    /// `offset` as a fraction of the neighbour's height, from 0 to 1.
    let fraction: Double
    let weight: Double
  }

  private(set) var left: [[Neighbour]]
  private(set) var right: [[Neighbour]]

  init(of layering: Layering) {
    left = Array(repeating: [], count: layering.cells.count)
    right = left
    let counts = Self.countsOfLinks(in: layering)
    for segment in layering.segments.joined() {
      let (tail, head) = (segment.tail, segment.head)
      let weight =
        Self.weight(of: layering.cells[tail.vertex], layering.cells[head.vertex])
        * Double(counts[Pair(tail: tail.vertex, head: head.vertex)] ?? 1)
      left[head.vertex].append(
        Neighbour(
          cell: tail.vertex, offset: tail.offset, ownOffset: head.offset,
          fraction: layering.fraction(of: tail), weight: weight))
      right[tail.vertex].append(
        Neighbour(
          cell: head.vertex, offset: head.offset, ownOffset: tail.offset,
          fraction: layering.fraction(of: head), weight: weight))
    }
  }

  private struct Pair: Hashable {
    let tail: Int
    let head: Int
  }

  /// The number of links that run together from a passing line to the next cell: a line that many links share should
  /// not bend for one of them.
  private static func countsOfLinks(in layering: Layering) -> [Pair: Int] {
    var counts: [Pair: Int] = [:]
    for way in layering.ways where way.count > 2 {
      for (tail, head) in zip(way.dropFirst(), way.dropFirst(2)) {
        counts[Pair(tail: tail, head: head), default: 0] += 1
      }
    }
    return counts
  }

  /// Long lines have precedence over short ones in being straight.
  private static func weight(of tail: Layering.Cell, _ head: Layering.Cell) -> Double {
    switch (tail.content, head.content) {
    case (.line, .line): 8
    case (.line, .vertex), (.vertex, .line): 2
    case (.vertex, .vertex): 1
    }
  }
}
