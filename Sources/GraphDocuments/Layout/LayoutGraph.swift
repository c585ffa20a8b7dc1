/// What is laid out: boxes of known sizes in nested frames, and what leads from box to box.
struct LayoutGraph: Sendable {
  struct Frame: Sendable {
    /// The frame around it, which has a lower number; `nil` on the surface.
    var parent: Int?
    /// The room that its title takes at the top.
    var title: Size
  }

  struct Node: Sendable {
    /// `nil` on the surface.
    var frame: Int?
    var size: Size
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
