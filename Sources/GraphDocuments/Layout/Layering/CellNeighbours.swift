/// Which cells are connected with which, as places within columns see it.
struct CellNeighbours {
  struct Neighbour {
    let cell: Int
    /// How far below the upper side of the neighbour, and of the cell itself, the line is attached.
    let offset: Double
    let ownOffset: Double
    /// The same as a part of the neighbour's height, from 0 to 1.
    let fraction: Double
    let weight: Double
  }

  private(set) var left: [[Neighbour]]
  private(set) var right: [[Neighbour]]

  init(of layering: Layering) {
    left = Array(repeating: [], count: layering.cells.count)
    right = left
    for segment in layering.segments.joined() {
      let (tail, head) = (segment.tail, segment.head)
      let weight = Self.weight(of: layering.cells[tail.vertex], layering.cells[head.vertex])
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

  /// A long line should be straight before a short one is.
  private static func weight(of tail: Layering.Cell, _ head: Layering.Cell) -> Double {
    switch (tail.content, head.content) {
    case (.line, .line): 8
    case (.line, .vertex), (.vertex, .line): 2
    case (.vertex, .vertex): 1
    }
  }
}
