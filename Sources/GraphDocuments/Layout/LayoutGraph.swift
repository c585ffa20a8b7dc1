/// What is laid out: boxes of known sizes in nested frames, and what leads from box to box.
struct LayoutGraph: Sendable {
  struct Frame: Sendable {
    /// The frame around it, which has a lower number; `nil` on the surface.
    var parent: Int?
    /// The room that is kept free at its left and upper sides.
    var inset: Size
    /// What it is not smaller than.
    var least: Size
  }

  struct Node: Sendable {
    /// `nil` on the surface.
    var frame: Int?
    var size: Size
    /// Whether the drawing should begin here, wherever cycles leave the choice.
    var isEntry = false
  }

  /// Leads from a node to one that it needs.
  struct Edge: Sendable {
    var source: Int
    var target: Int
  }

  var frames: [Frame] = []
  var nodes: [Node] = []
  var edges: [Edge] = []
}

extension LayoutGraph {
  /// The graph with across and down exchanged.
  var transposed: LayoutGraph {
    LayoutGraph(
      frames: frames.map { Frame(parent: $0.parent, inset: $0.inset.transposed, least: $0.least.transposed) },
      nodes: nodes.map { Node(frame: $0.frame, size: $0.size.transposed, isEntry: $0.isEntry) }, edges: edges)
  }
}
