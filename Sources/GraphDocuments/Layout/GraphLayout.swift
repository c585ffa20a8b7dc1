/// The positions of all parts: a layered drawing, from left to right, of boxes in nested frames.
///
/// Each frame is laid out by itself, innermost first, and is one box in the frame around it. Within a frame, dependents
/// are in a column to the left of their dependencies (Sugiyama's method): it breaks cycles, assigns columns and
/// positions in them, and routes lines through gaps. Lines to the same node run together, so that even a node with many
/// dependents has one line at each place. A line crosses the border of a frame at a port: on the right if it leads to a
/// dependency outside, on the left if it comes from a dependent outside.
///
/// A layout that flows downwards is one of the graph with both axes exchanged. The same graph always has the same
/// drawing.
/// - Complexity: O(sweeps × (nodes + edges × columns) × log(edges)).
struct GraphLayout: Equatable, Sendable {
  /// The direction from dependents to their dependencies.
  enum Flow: String, Sendable {
    case right
    case down
  }

  private(set) var flow = Flow.right
  private(set) var nodes: [Rectangle]
  private(set) var frames: [Rectangle]
  /// The points of each edge from its source to its target. Two consecutive points at different heights are connected
  /// by a curve that is level at both ends (upright in a layout that flows downwards), others by a straight line.
  private(set) var routes: [[Point]]
  /// The edges that lead against the flow, because their cycle must be broken somewhere; without edges from a node to
  /// itself.
  private(set) var reversedEdges: Set<Int>
  private(set) var size: Size

  /// Lays the graph out to the right and downwards, and returns the layout that is shown larger on a screen of usual
  /// proportions.
  static func compact(_ graph: LayoutGraph, spacing: LayoutSpacing = .standard) -> GraphLayout {
    var transposedSpacing = spacing
    transposedSpacing.aspect = 1 / spacing.aspect
    let right = GraphLayout(of: graph, spacing: spacing)
    let down = GraphLayout(of: graph.transposed, spacing: transposedSpacing).transposed
    func extent(_ layout: GraphLayout) -> Double { max(layout.size.width / spacing.aspect, layout.size.height) }
    return extent(right) <= extent(down) ? right : down
  }

  /// A layout that flows to the right.
  init(of graph: LayoutGraph, spacing: LayoutSpacing = .standard) {
    let journeys = EdgeJourneys(of: graph)
    var levels: [LevelLayout?] = Array(repeating: nil, count: graph.frames.count + 1)
    for level in journeys.tree.levels.reversed() {
      let content = LevelContent(of: level, in: graph, journeys: journeys, inner: levels)
      levels[level] = LevelLayout(of: content, frame: level == 0 ? nil : graph.frames[level - 1], spacing: spacing)
    }
    nodes = Array(repeating: Rectangle(origin: Point(x: 0, y: 0), size: .zero), count: graph.nodes.count)
    frames = Array(repeating: Rectangle(origin: Point(x: 0, y: 0), size: .zero), count: graph.frames.count)
    routes = []
    reversedEdges = journeys.reversedEdges
    size = levels[0]?.size ?? .zero
    let layouts = levels.compactMap { $0 }
    place(layouts, sizes: graph.nodes.map(\.size))
    routes = journeys.stages.enumerated().map { edge, stages in
      let points = route(through: stages, in: layouts)
      if graph.edges[edge].source == graph.edges[edge].target {
        return Self.loop(around: nodes[graph.edges[edge].source], spacing: spacing)
      }
      return reversedEdges.contains(edge) ? points.reversed() : points
    }
  }

  /// Converts positions within frames to positions on the drawing. Outer frames have lower numbers than inner ones.
  private mutating func place(_ levels: [LevelLayout], sizes: [Size]) {
    for (level, layout) in levels.enumerated() {
      let origin = origin(of: level)
      for (node, place) in layout.nodes { nodes[node] = Rectangle(origin: origin + place, size: sizes[node]) }
      for (frame, place) in layout.frames {
        frames[frame] = Rectangle(origin: origin + place, size: levels[frame + 1].size)
      }
    }
  }

  private func origin(of level: Int) -> Point {
    level == 0 ? Point(x: 0, y: 0) : frames[level - 1].origin
  }

  /// The points of consecutive stages, without the points that two stages have in common at a border.
  private func route(through stages: [EdgeJourneys.Stage], in levels: [LevelLayout]) -> [Point] {
    var points: [Point] = []
    for stage in stages {
      let origin = origin(of: stage.level)
      for point in levels[stage.level].routes[stage.link] {
        let point = origin + point
        if points.last != point { points.append(point) }
      }
    }
    return points
  }

  /// The line of a node that depends on itself.
  private static func loop(around node: Rectangle, spacing: LayoutSpacing) -> [Point] {
    let (middle, top) = (node.minY + node.size.height / 2, node.minY - spacing.lines / 2)
    let (left, right) = (node.minX - spacing.lines, node.maxX + spacing.lines)
    return [
      Point(x: node.maxX, y: middle), Point(x: right, y: middle), Point(x: right, y: top), Point(x: left, y: top),
      Point(x: left, y: middle), Point(x: node.minX, y: middle),
    ]
  }
}

extension GraphLayout {
  fileprivate var transposed: GraphLayout {
    var layout = self
    layout.flow = flow == .right ? .down : .right
    layout.nodes = nodes.map(\.transposed)
    layout.frames = frames.map(\.transposed)
    layout.routes = routes.map { $0.map(\.transposed) }
    layout.size = size.transposed
    return layout
  }
}
