@testable import GraphDocuments

extension LayoutGraph {
  /// Nested components in which most nodes need some of the nodes after them, of their own component or an ancestor.
  /// The same seed gives the same graph.
  ///
  /// - Parameter parents: the maximum number of frames that contain others.
  static func random(
    nodes count: Int, frames frameCount: Int, parents: Int = .max, edgesPerNode: Double = 2.2, seed: UInt64 = 1
  ) -> LayoutGraph {
    var numbers = SeededNumbers(seed: seed)
    var graph = LayoutGraph()
    for frame in 0..<frameCount {
      let parent = frame == 0 ? nil : numbers.below(min(frame, parents))
      graph.frames.append(Frame(parent: parent, inset: Size(width: 0, height: 28), least: Size(width: 120, height: 0)))
    }
    for _ in 0..<count {
      let width = 90 + Double(numbers.below(140))
      graph.nodes.append(
        Node(frame: frameCount == 0 ? nil : numbers.below(frameCount), size: Size(width: width, height: 40)))
    }
    for _ in 0..<Int(Double(count) * edgesPerNode) where count > 1 {
      let source = numbers.below(count - 1)
      let target = source + 1 + numbers.below(min(count - source - 1, 120))
      if graph.isVisible(target, from: source) || numbers.below(20) == 0 {
        graph.edges.append(Edge(source: source, target: target))
      }
      if numbers.below(60) == 0 { graph.edges.append(Edge(source: target, target: source)) }
    }
    return graph
  }

  private func isVisible(_ target: Int, from source: Int) -> Bool {
    var frame = nodes[source].frame
    while true {
      if frame == nodes[target].frame { return true }
      guard let inner = frame else { return false }
      frame = frames[inner].parent
    }
  }
}
