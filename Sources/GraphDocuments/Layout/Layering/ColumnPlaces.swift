/// The horizontal positions of columns.
struct ColumnPlaces {
  let width: Double
  private let columnsOfCells: [Int]
  private let lefts: [Double]
  private let rights: [Double]

  init(of layering: Layering, tops: [Double], spacing: LayoutSpacing) {
    var columnsOfCells = Array(repeating: 0, count: layering.cells.count)
    var (lefts, rights): ([Double], [Double]) = ([], [])
    var right = 0.0
    for (column, cells) in layering.columns.enumerated() {
      for cell in cells { columnsOfCells[cell] = column }
      let left = column == 0 ? 0 : right + Self.gap(before: column, of: layering, tops: tops, spacing: spacing)
      right = left + (cells.map { layering.cells[$0].size.width }.max() ?? 0)
      lefts.append(left)
      rights.append(right)
    }
    (self.columnsOfCells, self.lefts, self.rights) = (columnsOfCells, lefts, rights)
    width = right
  }

  func left(of cell: Int) -> Double { lefts[columnsOfCells[cell]] }

  func right(of cell: Int) -> Double { rights[columnsOfCells[cell]] }

  /// Wider if many lines change their height; narrower before ports, whose lines also have the frame's padding.
  private static func gap(
    before column: Int, of layering: Layering, tops: [Double], spacing: LayoutSpacing
  ) -> Double {
    let steep = layering.segments[column - 1].count { segment in
      abs(tops[segment.tail.vertex] + segment.tail.offset - tops[segment.head.vertex] - segment.head.offset) > 1
    }
    let leadsToPorts = layering.columns[column].allSatisfy { layering.isRightPort($0) }
    let least = leadsToPorts ? spacing.columns - spacing.padding : spacing.columns
    return min(least + Double(steep) * spacing.perLine, spacing.widestColumnGap)
  }
}
