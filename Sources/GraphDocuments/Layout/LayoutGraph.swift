/// The input of a layout: boxes of known sizes in nested frames, and edges between boxes.
struct LayoutGraph: Sendable {
  struct Frame: Sendable {
    /// The frame around it, which has a lower number; `nil` on the surface.
    var parent: Int?
    /// The space that is reserved at its left and upper sides.
    var inset: Size
    /// The minimum size.
    var least: Size
  }

  struct Node: Sendable {
    /// `nil` on the surface.
    var frame: Int?
    var size: Size
    /// Whether the drawing should begin at this node if cycles leave a choice.
    var isEntry = false
  }

  /// An edge from a node to its dependency.
  struct Edge: Sendable {
    var source: Int
    var target: Int
  }

  var frames: [Frame] = []
  var nodes: [Node] = []
  var edges: [Edge] = []
}

extension LayoutGraph {
  /// The graph with both axes exchanged.
  var transposed: LayoutGraph {
    LayoutGraph(
      frames: frames.map { Frame(parent: $0.parent, inset: $0.inset.transposed, least: $0.least.transposed) },
      nodes: nodes.map { Node(frame: $0.frame, size: $0.size.transposed, isEntry: $0.isEntry) }, edges: edges)
  }
}
