/// The routes of edges between frames: in stages, each within one level.
///
/// All edges to one node that lead from left to right form one trunk, and stages of a trunk that begin at the same
/// terminal are the same link. An edge that leads back is a trunk of its own.
struct EdgeJourneys {
  /// An end of a link within a level.
  enum Terminal: Hashable {
    case node(Int)
    case frame(Int)
    /// A port of the level's own frame.
    case leftPort
    case rightPort
  }

  /// A line within a level, from left to right.
  struct Link: Hashable {
    let trunk: Int
    let tail: Terminal
    let head: Terminal
  }

  struct Stage {
    let level: Int
    /// The number of the link within the level.
    let link: Int
  }

  let tree: LevelTree
  private(set) var links: [[Link]]
  /// The stages of each edge, from left to right. An edge from a node to itself has none.
  private(set) var stages: [[Stage]] = []
  let reversedEdges: Set<Int>

  private struct Trunk: Hashable {
    let start: Int?
    let end: Int
  }

  private struct Beginning: Hashable {
    let level: Int
    let trunk: Int
    let tail: Terminal
  }

  init(of graph: LayoutGraph) {
    tree = LevelTree(of: graph)
    links = Array(repeating: [], count: tree.levels.count)
    reversedEdges = Self.reversedEdges(of: graph, in: tree)
    var trunks: [Trunk: Int] = [:]
    var known: [Beginning: Int] = [:]
    for (number, edge) in graph.edges.enumerated() {
      let isReversed = reversedEdges.contains(number)
      let (start, end) = isReversed ? (edge.target, edge.source) : (edge.source, edge.target)
      let trunk = Trunk(start: isReversed ? start : nil, end: end)
      let trunkNumber = trunks[trunk] ?? trunks.count
      trunks[trunk] = trunkNumber
      stages.append(start == end ? [] : journey(from: start, to: end, trunk: trunkNumber, known: &known))
    }
  }

  /// Creates the stages outwards to the common level of both nodes, then inwards.
  private mutating func journey(
    from start: Int, to end: Int, trunk: Int, known: inout [Beginning: Int]
  ) -> [Stage] {
    var stages: [Stage] = []
    var (level, tail) = (tree.level(ofNode: start), Terminal.node(start))
    func proceed(to head: Terminal, links: inout [[Link]]) {
      let beginning = Beginning(level: level, trunk: trunk, tail: tail)
      let link = known[beginning] ?? links[level].count
      if link == links[level].count { links[level].append(Link(trunk: trunk, tail: tail, head: head)) }
      known[beginning] = link
      stages.append(Stage(level: level, link: link))
    }
    let meeting = tree.meeting(of: level, tree.level(ofNode: end))
    while level != meeting {
      proceed(to: .rightPort, links: &links)
      tail = .frame(level - 1)
      level = tree.parent(of: level)
    }
    for inner in tree.way(from: meeting, to: tree.level(ofNode: end)) {
      proceed(to: .frame(inner - 1), links: &links)
      tail = .leftPort
      level = inner
    }
    proceed(to: .node(end), links: &links)
    return stages
  }

  /// The edges that close a cycle at the common level of their ends, where a frame and its contents are one vertex.
  private static func reversedEdges(of graph: LayoutGraph, in tree: LevelTree) -> Set<Int> {
    let frames = graph.frames.count
    /// The node itself on its own level; on outer levels, the frame that contains it.
    func element(of node: Int, at level: Int) -> Int {
      let way = tree.way(from: level, to: tree.level(ofNode: node))
      return way.first.map { $0 - 1 } ?? frames + node
    }
    var edgesOfLevels: [[Int]] = Array(repeating: [], count: tree.levels.count)
    var ends: [(source: Int, target: Int)] = []
    for (number, edge) in graph.edges.enumerated() {
      let level = tree.meeting(of: tree.level(ofNode: edge.source), tree.level(ofNode: edge.target))
      edgesOfLevels[level].append(number)
      ends.append((element(of: edge.source, at: level), element(of: edge.target, at: level)))
    }
    var reversed: Set<Int> = []
    let entries = graph.nodes.indices.filter { graph.nodes[$0].isEntry }.map { frames + $0 }
    for edges in edgesOfLevels where !edges.isEmpty {
      let closing = CycleOpening.closingEdges(
        edges.map { ends[$0] }, count: frames + graph.nodes.count, entries: entries)
      for place in closing { reversed.insert(edges[place]) }
    }
    return reversed
  }
}
