/// The contents of one level as a layered graph: nodes and inner frames are boxes, and the ports of the level's own
/// frame are at the sides.
struct LevelContent {
  private(set) var graph = LayeredGraph()
  /// The terminals of the boxes, in the order of the vertices.
  private(set) var terminals: [EdgeJourneys.Terminal] = []
  /// The trunks of the ports, which follow the boxes.
  private(set) var portTrunks: [Int] = []

  private struct Port: Hashable {
    let trunk: Int
    let isLeft: Bool
  }

  /// - Parameter inner: the layouts of at least the frames in this level.
  init(of level: Int, in graph: LayoutGraph, journeys: EdgeJourneys, inner: [LevelLayout?]) {
    var boxes: [EdgeJourneys.Terminal: Int] = [:]
    var ports: [Port: Int] = [:]
    func add(_ terminal: EdgeJourneys.Terminal, _ size: Size, to content: inout LevelContent) {
      boxes[terminal] = content.terminals.count
      content.terminals.append(terminal)
      content.graph.vertices.append(LayeredGraph.Vertex(size: size, role: .box))
    }
    for (number, node) in graph.nodes.enumerated() where journeys.tree.level(ofNode: number) == level {
      add(.node(number), node.size, to: &self)
    }
    for frame in graph.frames.indices where journeys.tree.parent(of: frame + 1) == level {
      add(.frame(frame), inner[frame + 1]?.size ?? .zero, to: &self)
    }
    for link in journeys.links[level] {
      let tail = attachment(of: link.tail, link.trunk, isTail: true, boxes: boxes, ports: &ports, inner: inner)
      let head = attachment(of: link.head, link.trunk, isTail: false, boxes: boxes, ports: &ports, inner: inner)
      self.graph.links.append(LayeredGraph.Link(tail: tail, head: head, trunk: link.trunk))
    }
  }

  /// The vertex at an end of a link, and the link's distance from its upper side.
  private mutating func attachment(
    of terminal: EdgeJourneys.Terminal, _ trunk: Int, isTail: Bool, boxes: [EdgeJourneys.Terminal: Int],
    ports: inout [Port: Int], inner: [LevelLayout?]
  ) -> LayeredGraph.Attachment {
    switch terminal {
    case .node:
      let vertex = boxes[terminal] ?? 0
      return LayeredGraph.Attachment(vertex: vertex, offset: graph.vertices[vertex].size.height / 2)
    case .frame(let frame):
      let layout = inner[frame + 1]
      let offset = isTail ? layout?.rightPorts[trunk] : layout?.leftPorts[trunk]
      return LayeredGraph.Attachment(vertex: boxes[terminal] ?? 0, offset: offset ?? 0)
    case .leftPort, .rightPort:
      let port = Port(trunk: trunk, isLeft: terminal == .leftPort)
      if let vertex = ports[port] { return LayeredGraph.Attachment(vertex: vertex, offset: 0) }
      let vertex = graph.vertices.count
      ports[port] = vertex
      portTrunks.append(trunk)
      graph.vertices.append(LayeredGraph.Vertex(size: .zero, role: port.isLeft ? .leftPort : .rightPort))
      return LayeredGraph.Attachment(vertex: vertex, offset: 0)
    }
  }
}
