/// Spreads columns that would be much higher than the drawing is wide over several columns: many boxes that need one thing,
/// or that one box needs.
///
/// Boxes that have most to the right of them stay, and others move to the next column that has room, as in Coffman and
/// Graham's method.
struct RankSpreading {
  private(set) var ranks: [Int]

  private struct Load {
    var count = 0
    var height = 0.0
  }

  private let boxes: [Int]
  private let heights: [Double]
  private let limit: Double

  /// Columns of fewer boxes are never spread.
  private static let leastCount = 12
  /// How much higher a column may be than the drawing would be if boxes filled it.
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
    let order = boxes.sorted { (ranks[$0], -lengths[$0], $0) < (ranks[$1], -lengths[$1], $1) }
    var loads: [Int: Load] = [:]
    for box in order {
      // What leads here stands further left already, and was placed before.
      var rank = max(ranks[box], (incoming[box].map { ranks[$0] + 1 }.max() ?? ranks[box]))
      while !hasRoom(loads[rank, default: Load()], for: box) { rank += 1 }
      ranks[box] = rank
      add(box, to: &loads[rank, default: Load()])
    }
  }

  private func hasRoom(_ load: Load, for box: Int) -> Bool {
    load.count < Self.leastCount || load.height + heights[box] <= limit
  }

  private func add(_ box: Int, to load: inout Load) {
    load.count += 1
    load.height += heights[box]
  }

  /// How many links follow each other behind each box at most.
  private static func lengths(behind boxes: [Int], ranks: [Int], outgoing: [[Int]]) -> [Int] {
    var lengths = Array(repeating: 0, count: ranks.count)
    for box in boxes.sorted(by: { ranks[$0] > ranks[$1] }) {
      lengths[box] = outgoing[box].map { lengths[$0] + 1 }.max() ?? 0
    }
    return lengths
  }
}
