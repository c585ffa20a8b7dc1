/// A document as a picture: frames, labelled boxes and lines, with their positions.
struct GraphPicture {
  /// The components, in the order of the document.
  private(set) var frames: [PictureFrame]
  /// The nodes in the order of the document, then the missing bindings.
  private(set) var nodes: [PictureNode]
  private(set) var lines: [PictureLine]
  let size: Size
  let flow: GraphLayout.Flow

  init(of document: GraphDocument) {
    let index = GraphDocument.Index(document)
    let graph = DrawnGraph(of: document)
    let scopes = Self.numbers(document.components.compactMap { $0.scope?.qualifiedName })
    let components = Self.numbers(document.components.map(\.id))
    frames = document.components.map { component in
      PictureFrame(
        component, parent: component.parent.flatMap { components[$0] },
        scope: component.scope.flatMap { scopes[$0.qualifiedName] })
    }
    nodes = document.nodes.map { node in
      PictureNode(
        node, component: components[node.component], scope: node.scope.flatMap { scopes[$0.qualifiedName] },
        index: index)
    }
    let missing = graph.frames.flatMap { frame in frame.boxes.filter(\.isMissing).map { (frame: frame.number, box: $0) }
    }
    nodes += missing.sorted { $0.box.number < $1.box.number }.map { PictureNode(missing: $0.box, component: $0.frame) }
    lines = PictureLine.lines(of: graph.arrows)
    let layout = GraphLayout.compact(
      LayoutGraph(
        frames: frames.map { LayoutGraph.Frame(parent: $0.parent, inset: $0.inset, least: $0.leastSize) },
        nodes: nodes.map { LayoutGraph.Node(frame: $0.component, size: $0.size, isEntry: $0.isRoot) },
        edges: lines.map { LayoutGraph.Edge(source: $0.source, target: $0.target) }))
    (size, flow) = (layout.size, layout.flow)
    frames = zip(frames, layout.frames).map { $0.placed(in: $1) }
    nodes = zip(nodes, layout.nodes).map { $0.placed(at: $1.origin) }
    lines = lines.enumerated().map { number, line in
      line.routed(along: layout.routes[number], isReversed: layout.reversedEdges.contains(number))
    }
  }

  /// Numbers names in the order of their first occurrence.
  private static func numbers(_ names: [String]) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for name in names where numbers[name] == nil { numbers[name] = numbers.count }
    return numbers
  }
}
