/// Arranges unconnected pieces of a drawing in rows.
struct PiecePacking {
  private(set) var places: [Point]
  private(set) var size: Size

  /// - Parameter firstStandsAlone: whether the first piece has a row of its own, because its lines lead to the sides.
  init(of sizes: [Size], firstStandsAlone: Bool, spacing layoutSpacing: LayoutSpacing) {
    let spacing = layoutSpacing.pieces
    let area = sizes.reduce(0) { $0 + ($1.width + spacing) * ($1.height + spacing) }
    let widest = sizes.map(\.width).max() ?? 0
    let limit = max(widest, (area * layoutSpacing.aspect).squareRoot())
    places = Array(repeating: Point(x: 0, y: 0), count: sizes.count)
    size = .zero
    var order = Array(sizes.indices)
    let first = firstStandsAlone && !order.isEmpty ? [order.removeFirst()] : []
    // Highest pieces first, so that the pieces of one row have similar heights.
    order.sort { (-sizes[$0].height, $0) < (-sizes[$1].height, $1) }
    var corner = Point(x: 0, y: 0)
    for piece in first + order {
      if corner.x > 0, corner.x + sizes[piece].width > limit { corner = Point(x: 0, y: size.height + spacing) }
      places[piece] = corner
      size.width = max(size.width, corner.x + sizes[piece].width)
      size.height = max(size.height, corner.y + sizes[piece].height)
      corner.x += sizes[piece].width + spacing
      if first == [piece] { corner = Point(x: 0, y: size.height + spacing) }
    }
  }
}
