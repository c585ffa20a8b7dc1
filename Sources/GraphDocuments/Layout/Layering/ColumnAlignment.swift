/// Chooses how far down each cell stands, so that lines are short and long ones straight.
///
/// Column by column, each cell would like to stand where its lines are level. The places nearest to these wishes that
/// keep the order and the distances are found exactly (isotonic regression: cells that get in each other's way form a
/// block, which stands where its members wish in the mean).
struct ColumnAlignment {
  /// How far below the top each cell's upper side is.
  private(set) var tops: [Double]

  private let columns: [[Int]]
  private let neighbours: CellNeighbours
  /// How far each cell of a column is from the first one when they stand as close as they may.
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

  /// Makes lines that are nearly straight quite so, where there is room: level with what they lead to, with what they come
  /// from, or with their own middle.
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

  /// How far down a cell may stand while its neighbours stay.
  private func room(ofPlace place: Int, in column: Int) -> ClosedRange<Double> {
    let (cells, stack) = (columns[column], stacks[column])
    let lower = place > 0 ? tops[cells[place - 1]] + stack[place] - stack[place - 1] : -.infinity
    let upper = place + 1 < cells.count ? tops[cells[place + 1]] - stack[place + 1] + stack[place] : .infinity
    // Rounding may leave less than nothing.
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

  /// Cells that stand together, because they would overlap where they wish to be.
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

  /// Where a cell's lines would be level in the mean; it stays where it is when it has none.
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
