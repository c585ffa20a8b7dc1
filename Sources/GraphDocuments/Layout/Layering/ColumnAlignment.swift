/// Assigns the vertical position of each cell, so that lines are short and long ones straight.
///
/// In each column, the preferred position of a cell makes its lines level. The nearest positions that keep the order
/// and the distances are found exactly (isotonic regression: cells that would overlap form a block at the mean of its
/// members' preferences).
struct ColumnAlignment {
  /// The distance of each cell's upper side from the top.
  private(set) var tops: [Double]

  private let columns: [[Int]]
  private let neighbours: CellNeighbours
  /// The distance of each cell of a column from the first one when they are stacked as closely as possible.
  private let stacks: [[Double]]

  private static let sweeps = 12

  init(of layering: Layering, neighbours: CellNeighbours, spacing: LayoutSpacing) {
    columns = layering.columns
    self.neighbours = neighbours
    stacks = layering.columns.map { Self.stack($0, of: layering, spacing: spacing) }
    tops = Array(repeating: 0, count: layering.cells.count)
    for (column, stack) in zip(columns, stacks) {
      for (cell, top) in zip(column, stack) { tops[cell] = top }
    }
    let sweeps = layering.repetitions(Self.sweeps)
    for _ in 0..<sweeps {
      for column in columns.indices { align(column) { [$0.left] } }
      for column in columns.indices.reversed() { align(column) { [$0.right] } }
    }
    for _ in 0..<sweeps {
      for column in columns.indices { align(column) { [$0.left, $0.right] } }
    }
    straighten(layering.lines)
    let first = tops.min() ?? 0
    for cell in tops.indices { tops[cell] -= first }
  }

  /// Straightens lines that are nearly straight if there is room: level with their target, with their source, or with
  /// their own mean.
  private mutating func straighten(_ lines: [[Int]]) {
    var places = Array(repeating: (column: 0, place: 0), count: tops.count)
    for (column, cells) in columns.enumerated() {
      for (place, cell) in cells.enumerated() { places[cell] = (column, place) }
    }
    for line in lines {
      let rooms = line.map { room(ofPlace: places[$0].place, in: places[$0].column) }
      guard let start = line.first, let end = line.last, let lower = rooms.map(\.lowerBound).max(),
        let upper = rooms.map(\.upperBound).min()
      else { continue }
      let ends = [neighbours.right[end].first, neighbours.left[start].first].compactMap { $0 }
      var wishes = ends.map { tops[$0.cell] + $0.offset }
      wishes.append(line.reduce(0) { $0 + tops[$1] } / Double(line.count))
      guard let top = wishes.first(where: { lower <= $0 && $0 <= upper }) else { continue }
      for cell in line { tops[cell] = top }
    }
  }

  /// The range of positions for a cell while its neighbours keep theirs.
  private func room(ofPlace place: Int, in column: Int) -> ClosedRange<Double> {
    let (cells, stack) = (columns[column], stacks[column])
    let lower = place > 0 ? tops[cells[place - 1]] + stack[place] - stack[place - 1] : -.infinity
    let upper = place + 1 < cells.count ? tops[cells[place + 1]] - stack[place + 1] + stack[place] : .infinity
    // Rounding can make the range negative.
    return lower...max(lower, upper)
  }

  private static func stack(_ column: [Int], of layering: Layering, spacing: LayoutSpacing) -> [Double] {
    var (tops, bottom): ([Double], Double) = ([], 0)
    for (place, cell) in column.enumerated() {
      if place > 0 {
        bottom += spacing.gap(
          after: layering.cells[column[place - 1]].content == .line, before: layering.cells[cell].content == .line)
      }
      tops.append(bottom)
      bottom += layering.cells[cell].size.height
    }
    return tops
  }

  /// Adjacent cells that would overlap at their preferred positions.
  private struct Block {
    var place: Double
    var weight: Double
    var count: Int
  }

  private mutating func align(_ column: Int, to sides: (CellNeighbours) -> [[[CellNeighbours.Neighbour]]]) {
    let sides = sides(neighbours)
    var blocks: [Block] = []
    for (cell, distance) in zip(columns[column], stacks[column]) {
      let (wish, weight) = wish(of: cell, sides)
      blocks.append(Block(place: wish - distance, weight: weight, count: 1))
      while let last = blocks.last, blocks.count > 1, blocks[blocks.count - 2].place > last.place {
        blocks.removeLast()
        let before = blocks[blocks.count - 1]
        let weight = before.weight + last.weight
        blocks[blocks.count - 1] = Block(
          place: (before.place * before.weight + last.place * last.weight) / weight, weight: weight,
          count: before.count + last.count)
      }
    }
    var place = 0
    for block in blocks {
      for _ in 0..<block.count {
        tops[columns[column][place]] = block.place + stacks[column][place]
        place += 1
      }
    }
  }

  /// The position at which a cell's lines are level on average; its current one if it has no lines.
  private func wish(of cell: Int, _ sides: [[[CellNeighbours.Neighbour]]]) -> (top: Double, weight: Double) {
    var (sum, weight) = (0.0, 0.0)
    for side in sides {
      for neighbour in side[cell] {
        sum += neighbour.weight * (tops[neighbour.cell] + neighbour.offset - neighbour.ownOffset)
        weight += neighbour.weight
      }
    }
    return weight > 0 ? (sum / weight, weight) : (tops[cell], 0.01)
  }
}
