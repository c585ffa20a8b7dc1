/// Splits columns that would be much higher than the drawing is wide: many boxes with a common dependency or a common
/// dependent.
///
/// As in Coffman and Graham's method, boxes with the longest paths to the right stay. The others are dealt out to the
/// columns in turn, so that lines to one column pass between the boxes of another, and not below all of them.
struct RankSpreading {
  private(set) var ranks: [Int]

  private struct Load {
    var count = 0
    var height = 0.0
  }

  private let boxes: [Int]
  private let heights: [Double]
  private let limit: Double

  /// Columns of at most this many boxes are never spread.
  private static let leastCount = 12
  /// The maximum height of a column, as a multiple of the height of a drawing that boxes fill completely.
  private static let tolerance = 1.2

  init(
    of ranks: [Int], in graph: LayeredGraph, incoming: [[Int]], outgoing: [[Int]], spacing: LayoutSpacing
  ) {
    self.ranks = ranks
    boxes = graph.vertices.indices.filter { graph.vertices[$0].role == .box }
    let heights = graph.vertices.map { $0.size.height + spacing.boxes }
    self.heights = heights
    let area = boxes.reduce(0) { $0 + (graph.vertices[$1].size.width + spacing.columns) * heights[$1] }
    limit = (area / spacing.aspect).squareRoot() * Self.tolerance
    var loads: [Int: Load] = [:]
    for box in boxes { add(box, to: &loads[ranks[box], default: Load()]) }
    guard loads.values.contains(where: { $0.count > Self.leastCount && $0.height > limit }) else { return }
    spread(incoming: incoming, lengths: Self.lengths(behind: boxes, ranks: ranks, outgoing: outgoing))
  }

  private mutating func spread(incoming: [[Int]], lengths: [Int]) {
    var loads: [Int: Load] = [:]
    let columns = Dictionary(grouping: boxes) { ranks[$0] }
    // Predecessors are further left, so they are placed first.
    for (rank, column) in columns.sorted(by: { $0.key < $1.key }) {
      let height = column.reduce(0) { $0 + heights[$1] }
      let count = column.count > Self.leastCount ? Int((height / limit).rounded(.up)) : 1
      let shortest = column.map { lengths[$0] }.min() ?? 0
      var turn = 0
      for box in column.sorted(by: { (-lengths[$0], $0) < (-lengths[$1], $1) }) {
        var place = max(rank, incoming[box].map { ranks[$0] + 1 }.max() ?? rank)
        if lengths[box] == shortest {
          place = max(place, rank + turn % count)
          turn += 1
        }
        while !hasRoom(loads[place, default: Load()], for: box) { place += 1 }
        ranks[box] = place
        add(box, to: &loads[place, default: Load()])
      }
    }
  }

  private func hasRoom(_ load: Load, for box: Int) -> Bool {
    load.count < Self.leastCount || load.height + heights[box] <= limit
  }

  private func add(_ box: Int, to load: inout Load) {
    load.count += 1
    load.height += heights[box]
  }

  /// The length of the longest path from each box to the right.
  private static func lengths(behind boxes: [Int], ranks: [Int], outgoing: [[Int]]) -> [Int] {
    var lengths = Array(repeating: 0, count: ranks.count)
    for box in boxes.sorted(by: { ranks[$0] > ranks[$1] }) {
      lengths[box] = outgoing[box].map { lengths[$0] + 1 }.max() ?? 0
    }
    return lengths
  }
}
