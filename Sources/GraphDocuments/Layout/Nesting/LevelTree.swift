/// The surface and the frames on it as one tree: level 0 is the surface, and level `n + 1` is frame `n`.
struct LevelTree {
  private let parents: [Int]
  private let depths: [Int]
  private let levelsOfNodes: [Int]

  init(of graph: LayoutGraph) {
    parents = [0] + graph.frames.map { $0.parent.map { $0 + 1 } ?? 0 }
    var depths = [0]
    for parent in parents.dropFirst() { depths.append(depths[parent] + 1) }
    self.depths = depths
    levelsOfNodes = graph.nodes.map { $0.frame.map { $0 + 1 } ?? 0 }
  }

  /// All levels, outer ones first.
  var levels: Range<Int> { parents.indices }

  func level(ofNode node: Int) -> Int { levelsOfNodes[node] }

  func parent(of level: Int) -> Int { parents[level] }

  /// The innermost level that contains both.
  func meeting(of one: Int, _ other: Int) -> Int {
    var (one, other) = (one, other)
    while one != other {
      if depths[one] >= depths[other] { one = parents[one] } else { other = parents[other] }
    }
    return one
  }

  /// The levels from an outer one to an inner one, without the outer one.
  func way(from outer: Int, to inner: Int) -> [Int] {
    var (way, level): ([Int], Int) = ([], inner)
    while level != outer {
      way.append(level)
      level = parents[level]
    }
    return way.reversed()
  }
}
