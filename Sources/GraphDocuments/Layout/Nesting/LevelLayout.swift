/// The positions of all parts of one level, measured from its upper left corner.
struct LevelLayout {
  private(set) var size: Size
  private(set) var nodes: [(node: Int, place: Point)] = []
  private(set) var frames: [(frame: Int, place: Point)] = []
  /// The distances from the upper side at which the lines of trunks cross the border.
  private(set) var leftPorts: [Int: Double] = [:]
  private(set) var rightPorts: [Int: Double] = [:]
  /// The points of each link.
  private(set) var routes: [[Point]]

  /// - Parameter frame: the level's frame; `nil` for the surface.
  init(of content: LevelContent, frame: LayoutGraph.Frame?, spacing: LayoutSpacing) {
    let pieces = content.graph.pieces()
    let layouts = pieces.map { LayeredLayout(of: $0.graph, spacing: spacing) }
    let packing = PiecePacking(
      of: layouts.map(\.size), firstStandsAlone: !content.portTrunks.isEmpty, spacing: spacing)
    let (inset, least) = (frame?.inset ?? .zero, frame?.least ?? .zero)
    let corner = Point(x: spacing.padding + inset.width, y: spacing.padding + inset.height)
    size = Size(
      width: max(corner.x + packing.size.width + spacing.padding, least.width),
      height: max(corner.y + packing.size.height + spacing.padding, least.height))
    routes = Array(repeating: [], count: content.graph.links.count)
    for ((piece, layout), place) in zip(zip(pieces, layouts), packing.places) {
      let origin = corner + place
      for (vertex, position) in zip(piece.vertices, layout.positions) {
        note(vertex, at: origin + position, in: content)
      }
      for (link, points) in zip(piece.links, layout.routes) {
        routes[link] = points.map { origin + $0 }
        stretch(link, of: content.graph)
      }
    }
  }

  private mutating func note(_ vertex: Int, at position: Point, in content: LevelContent) {
    guard vertex < content.terminals.count else {
      let trunk = content.portTrunks[vertex - content.terminals.count]
      if content.graph.vertices[vertex].role == .leftPort {
        leftPorts[trunk] = position.y
      } else {
        rightPorts[trunk] = position.y
      }
      return
    }
    switch content.terminals[vertex] {
    case .node(let node): nodes.append((node, position))
    case .frame(let frame): frames.append((frame, position))
    case .leftPort, .rightPort: break
    }
  }

  /// Extends a link that ends at a port to the border.
  private mutating func stretch(_ link: Int, of graph: LayeredGraph) {
    let ends = graph.links[link]
    if graph.vertices[ends.tail.vertex].role == .leftPort { routes[link][0].x = 0 }
    if graph.vertices[ends.head.vertex].role == .rightPort { routes[link][routes[link].count - 1].x = size.width }
  }
}
