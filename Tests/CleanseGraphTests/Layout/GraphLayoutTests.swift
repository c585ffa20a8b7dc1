import TestSupport
import Testing

@testable import GraphDocuments

@Suite("Graph layout") struct GraphLayoutTests {
  @Test("The layout of an empty graph is an empty drawing") func empty() {
    let layout = GraphLayout(of: LayoutGraph())
    #expect(layout.nodes.isEmpty && layout.frames.isEmpty && layout.routes.isEmpty)
    #expect(layout.size == Size(width: 36, height: 36))
  }

  @Test("An empty frame has room for its title") func emptyFrame() {
    let graph = LayoutGraph(frames: [LayoutGraph.Frame(parent: nil, inset: .title, least: Size(width: 120, height: 40))]
    )
    let layout = GraphLayout(of: graph)
    #expect(layout.frames[0].size == Size(width: 120, height: 64))
    #expect(layout.faults(in: graph) == [])
  }

  @Test("A single node is placed in the corner of its frame, below the title") func oneNode() {
    let graph = LayoutGraph(
      frames: [LayoutGraph.Frame(parent: nil, inset: .title, least: .zero)],
      nodes: [LayoutGraph.Node(frame: 0, size: Size(width: 100, height: 40))])
    let layout = GraphLayout(of: graph)
    #expect(layout.frames == [Rectangle(origin: Point(x: 18, y: 18), size: Size(width: 136, height: 104))])
    #expect(layout.nodes == [Rectangle(origin: Point(x: 36, y: 64), size: Size(width: 100, height: 40))])
  }

  @Test("A node is placed to the right of its dependents") func leftToRight() {
    let graph = LayoutGraph.plain(nodes: 4, edges: [(0, 1), (0, 2), (1, 3), (2, 3), (0, 3)])
    let layout = GraphLayout(of: graph)
    #expect(layout.reversedEdges.isEmpty)
    #expect(layout.nodes[0].maxX < layout.nodes[1].minX)
    #expect(layout.nodes[1].minX == layout.nodes[2].minX)
    #expect(layout.nodes[2].maxX < layout.nodes[3].minX)
    #expect(layout.faults(in: graph) == [])
  }

  @Test("A node without dependents is placed directly before its dependency") func short() {
    let graph = LayoutGraph.plain(nodes: 4, edges: [(0, 1), (1, 2), (3, 2)])
    let layout = GraphLayout(of: graph)
    #expect(layout.nodes[3].minX == layout.nodes[1].minX)
  }

  @Test("A cycle is opened at the edge that closes it") func cycle() {
    let graph = LayoutGraph.plain(nodes: 3, edges: [(0, 1), (1, 2), (2, 0)])
    let layout = GraphLayout(of: graph)
    #expect(layout.reversedEdges == [2])
    #expect(layout.routes[2].first?.x == layout.nodes[2].minX)
    #expect(layout.routes[2].last?.x == layout.nodes[0].maxX)
    #expect(layout.faults(in: graph) == [])
  }

  @Test("A node that depends on itself has a line around it") func itself() {
    let graph = LayoutGraph.plain(nodes: 1, edges: [(0, 0)])
    let layout = GraphLayout(of: graph)
    #expect(layout.reversedEdges.isEmpty)
    #expect(layout.routes[0].count == 6)
    #expect(layout.routes[0].first?.x == layout.nodes[0].maxX)
    #expect(layout.routes[0].last?.x == layout.nodes[0].minX)
  }

  @Test("Two edges between the same nodes share one line") func parallel() {
    let layout = GraphLayout(of: .plain(nodes: 2, edges: [(0, 1), (0, 1)]))
    #expect(layout.routes[0] == layout.routes[1])
  }

  @Test("Lines to one node merge after the last node that they pass") func trunk() {
    let layout = GraphLayout(
      of: .plain(nodes: 6, edges: [(0, 1), (1, 2), (2, 3), (0, 4), (4, 5), (5, 3), (0, 3), (1, 3)]))
    #expect(layout.routes[6].suffix(2) == layout.routes[7].suffix(2))
  }

  @Test("Edges enter a frame on its left border and leave it on its right") func ports() {
    var graph = LayoutGraph.plain(nodes: 4, edges: [(0, 1), (1, 2), (2, 3), (0, 3)])
    graph.frames = [
      LayoutGraph.Frame(parent: nil, inset: .title, least: .zero),
      LayoutGraph.Frame(parent: 0, inset: .title, least: .zero),
    ]
    for (node, frame) in [0, 1, 1, 0].enumerated() { graph.nodes[node].frame = frame }
    let layout = GraphLayout(of: graph)
    #expect(layout.faults(in: graph) == [])
    #expect(layout.routes[0].contains { $0.x == layout.frames[1].minX })
    #expect(layout.routes[2].contains { $0.x == layout.frames[1].maxX })
    let frame = layout.frames[1]
    let isBeside = layout.routes[3].filter { frame.minX...frame.maxX ~= $0.x }
      .allSatisfy { $0.y < frame.minY || $0.y > frame.maxY }
    #expect(isBeside)
  }

  @Test("Unconnected parts are placed apart in a drawing about as wide as high") func pieces() {
    let graph = LayoutGraph.plain(nodes: 100, edges: [])
    let layout = GraphLayout(of: graph)
    #expect(layout.faults(in: graph) == [])
    #expect(1...2.5 ~= layout.size.width / layout.size.height)
  }

  @Test(
    "Random graphs with nested frames and cycles are drawn without faults",
    arguments: [(1, 0), (2, 1), (12, 0), (30, 3), (60, 1), (60, 7), (120, 12)])
  func random(nodes: Int, frames: Int) {
    for seed in 1...8 {
      let graph = LayoutGraph.random(nodes: nodes, frames: frames, seed: UInt64(seed))
      let layout = GraphLayout(of: graph)
      #expect(layout.faults(in: graph) == [], "seed \(seed)")
    }
  }

  @Test("The layout of the same graph is the same each time") func deterministic() {
    let graph = LayoutGraph.random(nodes: 80, frames: 5)
    #expect(GraphLayout(of: graph) == GraphLayout(of: graph))
  }

  @Test("A cycle is opened so that the drawing begins at an entry") func entry() {
    var graph = LayoutGraph.plain(nodes: 3, edges: [(0, 1), (1, 2), (2, 0)])
    graph.nodes[1].isEntry = true
    #expect(GraphLayout(of: graph).reversedEdges == [0])
  }

  @Test("The compact layout draws a long chain downwards and a wide graph to the right") func compact() {
    let chain = LayoutGraph.plain(nodes: 12, edges: (0..<11).map { ($0, $0 + 1) })
    let layout = GraphLayout.compact(chain)
    #expect(layout.flow == .down)
    #expect(layout.nodes[0].maxY < layout.nodes[1].minY)
    #expect(layout.nodes[0].size == Size(width: 100, height: 40))
    #expect(layout.routes[0] == [Point(x: 68, y: 58), Point(x: 68, y: 96)])
    let star = LayoutGraph.plain(nodes: 30, edges: (1..<30).map { (0, $0) })
    #expect(GraphLayout.compact(star).flow == .right)
  }

  @Test("Many dependencies or dependents of one node are placed in several columns", arguments: [60, 200])
  func wide(count: Int) {
    let leaves = LayoutGraph.plain(nodes: count + 1, edges: (1...count).map { (0, $0) })
    let entries = LayoutGraph.plain(nodes: count + 1, edges: (1...count).map { ($0, 0) })
    let both = LayoutGraph.plain(
      nodes: 2 * count + 1, edges: (1...count).map { (0, $0) } + (1...count).map { ($0 + count, $0) })
    for graph in [leaves, entries, both] {
      for layout in [GraphLayout(of: graph), .compact(graph)] {
        #expect(Set(layout.nodes.map(layout.flow == .right ? \.minX : \.minY)).count > 3)
        #expect(max(layout.size.width / layout.size.height, layout.size.height / layout.size.width) < 3)
      }
      #expect(GraphLayout(of: graph).reversedEdges.isEmpty)
      #expect(GraphLayout(of: graph).faults(in: graph) == [])
    }
  }

  @Test("Dependencies of one node are placed in one column while they fit beside the others") func narrow() {
    let layout = GraphLayout(of: .plain(nodes: 13, edges: (1..<13).map { (0, $0) }))
    #expect(Set(layout.nodes.dropFirst().map(\.minX)).count == 1)
  }

  @Test("Only edges that close cycles lead to the left") func fewReversed() {
    let graph = LayoutGraph.random(nodes: 100, frames: 0)
    let layout = GraphLayout(of: graph)
    let backward = graph.edges.count { $0.target < $0.source }
    #expect(layout.reversedEdges.count <= backward)
  }

  @Test("The layout of a chain of 5000 nodes does not exhaust the stack") func chain() {
    let layout = GraphLayout(of: .plain(nodes: 5000, edges: (0..<4999).map { ($0, $0 + 1) }))
    #expect(layout.nodes[4999].minX > layout.nodes[4998].maxX)
  }

  @Test("The layout of 1000 nodes has no faults and takes less than 30 times as long as that of 250", .measuresTime)
  func large() {
    let (graph, smaller) = (LayoutGraph.random(nodes: 1000, frames: 12), LayoutGraph.random(nodes: 250, frames: 12))
    var layout: GraphLayout?
    let effort = Effort.processorTime { layout = GraphLayout(of: graph) }
    #expect(layout?.faults(in: graph) == [])
    let unit = Effort.processorTime { layout = GraphLayout(of: smaller) }
    // It usually takes six times as long.
    #expect(effort < 30 * unit)
  }
}

extension Size {
  /// The size of a title.
  fileprivate static let title = Size(width: 0, height: 28)
}

extension LayoutGraph {
  /// Nodes of equal size without frames.
  fileprivate static func plain(nodes: Int, edges: [(Int, Int)]) -> LayoutGraph {
    LayoutGraph(
      nodes: Array(repeating: Node(frame: nil, size: Size(width: 100, height: 40)), count: nodes),
      edges: edges.map { Edge(source: $0, target: $1) })
  }
}
