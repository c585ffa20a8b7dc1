/// The layout of one connected piece in columns.
struct LayeredLayout {
  /// The upper left corner of each vertex.
  private(set) var positions: [Point]
  /// The points of each link.
  private(set) var routes: [[Point]] = []
  private(set) var size: Size

  init(of graph: LayeredGraph, spacing: LayoutSpacing) {
    var layering = Layering(of: graph, spacing: spacing)
    let neighbours = CellNeighbours(of: layering)
    layering.columns = CrossingReduction(of: layering, neighbours: neighbours).columns
    let tops = ColumnAlignment(of: layering, neighbours: neighbours, spacing: spacing).tops
    let columns = ColumnPlaces(of: layering, tops: tops, spacing: spacing)
    positions = graph.vertices.indices.map { Point(x: columns.left(of: $0), y: tops[$0]) }
    size = Size(
      width: columns.width, height: layering.cells.indices.map { tops[$0] + layering.cells[$0].size.height }.max() ?? 0)
    routes = zip(graph.links, layering.ways).map { link, way in
      let start = positions[link.tail.vertex]
      var points = [Point(x: start.x + graph.vertices[link.tail.vertex].size.width, y: start.y + link.tail.offset)]
      points.append(Point(x: columns.right(of: link.tail.vertex), y: points[0].y))
      for cell in way.dropFirst().dropLast() {
        points.append(Point(x: columns.left(of: cell), y: tops[cell]))
        points.append(Point(x: columns.right(of: cell), y: tops[cell]))
      }
      let end = positions[link.head.vertex]
      points.append(Point(x: end.x, y: end.y + link.head.offset))
      return points
    }
  }
}
