/// A document as something to look at: frames, boxes with labels, and lines, each with its place.
///
/// What is asked for and bound nowhere is a box too, in the frame of whoever asks for it.
struct GraphDrawing {
  /// The components, in the order of the document.
  private(set) var frames: [DrawnComponent]
  /// The nodes in the order of the document, then what is missing.
  private(set) var nodes: [DrawnNode]
  private(set) var edges: [DrawnEdge]
  let size: Size
  let flow: GraphLayout.Flow

  init(of document: GraphDocument) {
    let index = DocumentIndex(document)
    let scopes = Self.numbers(document.components.compactMap { $0.scope?.qualifiedName })
    let places = Self.numbers(document.components.map(\.id))
    var nodes = document.nodes.map { node in
      DrawnNode(
        node, component: places[node.component], scope: node.scope.flatMap { scopes[$0.qualifiedName] }, index: index)
    }
    edges = DrawnEdge.edges(of: document, missing: &nodes, components: places)
    frames = document.components.map { component in
      DrawnComponent(
        component, parent: component.parent.flatMap { places[$0] },
        scope: component.scope.flatMap { scopes[$0.qualifiedName] })
    }
    let layout = GraphLayout.compact(
      LayoutGraph(
        frames: frames.map { LayoutGraph.Frame(parent: $0.parent, inset: $0.inset, least: $0.leastSize) },
        nodes: nodes.map { LayoutGraph.Node(frame: $0.component, size: $0.size, isEntry: $0.isRoot) },
        edges: edges.map { LayoutGraph.Edge(source: $0.source, target: $0.target) }))
    self.nodes = zip(nodes, layout.nodes).map { $0.placed(at: $1.origin) }
    frames = zip(frames, layout.frames).map { $0.placed(in: $1) }
    edges = edges.enumerated().map { number, edge in
      edge.routed(along: layout.routes[number], isReversed: layout.reversedEdges.contains(number))
    }
    size = layout.size
    flow = layout.flow
  }

  /// Numbers names in the order in which they come for the first time.
  private static func numbers(_ names: [String]) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for name in names where numbers[name] == nil { numbers[name] = numbers.count }
    return numbers
  }
}
