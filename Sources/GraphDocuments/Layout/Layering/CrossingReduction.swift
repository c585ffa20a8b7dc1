/// Orders the cells of each column to reduce crossings of lines.
///
/// Sweeps in both directions: each cell moves to the mean of its neighbours in the previous column, then adjacent cells
/// are exchanged if that removes crossings. The best order of all sweeps is kept.
struct CrossingReduction {
  private let neighbours: CellNeighbours
  private let segments: [[Layering.Segment]]
  private let fractions: [[(tail: Double, head: Double)]]
  private(set) var columns: [[Int]]
  /// The place of each cell in its column.
  private var places: [Int]

  private static let sweeps = 24
  /// The number of sweeps without improvement before it stops.
  private static let patience = 6
  private static let exchanges = 4

  init(of layering: Layering, neighbours: CellNeighbours) {
    self.neighbours = neighbours
    segments = layering.segments
    fractions = layering.segments.map { segments in
      segments.map { (layering.fraction(of: $0.tail), layering.fraction(of: $0.head)) }
    }
    columns = layering.columns
    places = Array(repeating: 0, count: layering.cells.count)
    arrangeByDepth()
    var best = (columns: columns, crossings: crossings())
    var sweepsWithoutGain = 0
    for sweep in 0..<layering.repetitions(Self.sweeps) where best.crossings > 0 && sweepsWithoutGain < Self.patience {
      self.sweep(toTheRight: sweep.isMultiple(of: 2))
      exchangeNeighbours()
      let crossings = crossings()
      sweepsWithoutGain += 1
      if crossings < best.crossings {
        best = (columns, crossings)
        sweepsWithoutGain = 0
      }
    }
    columns = best.columns
  }

  /// Starts with the order of a depth-first search from the left, which puts connected cells near each other.
  private mutating func arrangeByDepth() {
    var arranged: [[Int]] = Array(repeating: [], count: columns.count)
    var columnsOfCells = Array(repeating: 0, count: places.count)
    for (column, cells) in columns.enumerated() {
      for cell in cells { columnsOfCells[cell] = column }
    }
    var isKnown = Array(repeating: false, count: places.count)
    for beginning in columns.joined() where !isKnown[beginning] {
      var stack = [beginning]
      while let cell = stack.popLast() {
        guard !isKnown[cell] else { continue }
        isKnown[cell] = true
        arranged[columnsOfCells[cell]].append(cell)
        for neighbour in neighbours.right[cell].reversed() where !isKnown[neighbour.cell] {
          stack.append(neighbour.cell)
        }
      }
    }
    columns = arranged
    for column in columns.indices { notePlaces(of: column) }
  }

  private mutating func notePlaces(of column: Int) {
    for (place, cell) in columns[column].enumerated() { places[cell] = place }
  }

  private mutating func sweep(toTheRight: Bool) {
    let order = toTheRight ? Array(columns.indices.dropFirst()) : columns.indices.dropLast().reversed()
    for column in order {
      let side = toTheRight ? neighbours.left : neighbours.right
      let middles = columns[column].map { cell -> Double in
        guard !side[cell].isEmpty else { return Double(places[cell]) + 0.5 }
        let sum = side[cell].reduce(0) { $0 + Double(places[$1.cell]) + $1.fraction }
        return sum / Double(side[cell].count)
      }
      let order = middles.indices.sorted { (middles[$0], $0) < (middles[$1], $1) }
      columns[column] = order.map { columns[column][$0] }
      notePlaces(of: column)
    }
  }

  private mutating func exchangeNeighbours() {
    for _ in 0..<Self.exchanges {
      var hasChanged = false
      for column in columns.indices where columns[column].count > 1 {
        for place in 0..<(columns[column].count - 1) {
          let (upper, lower) = (columns[column][place], columns[column][place + 1])
          guard gain(upper, lower) > 0 else { continue }
          columns[column].swapAt(place, place + 1)
          (places[upper], places[lower]) = (place + 1, place)
          hasChanged = true
        }
      }
      if !hasChanged { return }
    }
  }

  /// The number of crossings that an exchange of two adjacent cells removes.
  private func gain(_ upper: Int, _ lower: Int) -> Int {
    gain(neighbours.left[upper], neighbours.left[lower]) + gain(neighbours.right[upper], neighbours.right[lower])
  }

  private func gain(_ upper: [CellNeighbours.Neighbour], _ lower: [CellNeighbours.Neighbour]) -> Int {
    var gain = 0
    for above in upper {
      let one = Double(places[above.cell]) + above.fraction
      for below in lower {
        let other = Double(places[below.cell]) + below.fraction
        if one > other { gain += 1 } else if one < other { gain -= 1 }
      }
    }
    return gain
  }

  private func crossings() -> Int {
    var sum = 0
    for (segments, fractions) in zip(segments, fractions) {
      let lines = zip(segments, fractions).map { segment, fraction in
        CrossingCount.Line(
          tail: Double(places[segment.tail.vertex]) + fraction.tail,
          head: Double(places[segment.head.vertex]) + fraction.head)
      }
      sum += CrossingCount.crossings(of: lines)
    }
    return sum
  }
}
