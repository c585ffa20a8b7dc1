@testable import GraphDocuments

/// A fault that no drawing may have.
enum LayoutFault: Equatable {
  case overlappingNodes(Int, Int)
  case overlappingFrames(Int, Int)
  case nodeOutsideOfFrame(Int)
  case frameOutsideOfFrame(Int)
  case outsideOfDrawing(Rectangle)
  case nodeInForeignFrame(node: Int, frame: Int)
  case nodeOnTitle(Int)
  case edgeWithoutEnds(Int)
  case edgeToTheLeft(Int)
  case edgeThroughNode(edge: Int, node: Int)
  case edgeThroughFrame(edge: Int, frame: Int)
}

extension GraphLayout {
  /// All faults of this drawing of a graph.
  func faults(in graph: LayoutGraph) -> [LayoutFault] {
    boxFaults(in: graph) + nestingFaults(in: graph) + edgeFaults(in: graph)
  }

  private func boxFaults(in graph: LayoutGraph) -> [LayoutFault] {
    var faults: [LayoutFault] = []
    for one in nodes.indices {
      for other in nodes.indices where other > one && nodes[one].overlaps(nodes[other]) {
        faults.append(.overlappingNodes(one, other))
      }
    }
    for one in frames.indices {
      for other in frames.indices where other > one && graph.frames[one].parent == graph.frames[other].parent {
        if frames[one].overlaps(frames[other]) { faults.append(.overlappingFrames(one, other)) }
      }
    }
    let drawing = Rectangle(origin: Point(x: 0, y: 0), size: size)
    return faults + (nodes + frames).filter { !drawing.contains($0) }.map { .outsideOfDrawing($0) }
  }

  private func nestingFaults(in graph: LayoutGraph) -> [LayoutFault] {
    var faults: [LayoutFault] = []
    for (node, box) in nodes.enumerated() {
      let around = graph.frames(around: graph.nodes[node].frame)
      for frame in frames.indices where !around.contains(frame) && frames[frame].overlaps(box) {
        faults.append(.nodeInForeignFrame(node: node, frame: frame))
      }
      for frame in around {
        if !frames[frame].contains(box) { faults.append(.nodeOutsideOfFrame(node)) }
        let title = Rectangle(
          origin: frames[frame].origin,
          size: Size(width: frames[frame].size.width, height: graph.frames[frame].inset.height))
        if title.overlaps(box) { faults.append(.nodeOnTitle(node)) }
      }
    }
    for (frame, box) in frames.enumerated() {
      for outer in graph.frames(around: graph.frames[frame].parent) where !frames[outer].contains(box) {
        faults.append(.frameOutsideOfFrame(frame))
      }
    }
    return faults
  }

  private func edgeFaults(in graph: LayoutGraph) -> [LayoutFault] {
    var faults: [LayoutFault] = []
    for (number, edge) in graph.edges.enumerated() where edge.source != edge.target {
      let isReversed = reversedEdges.contains(number)
      let route = isReversed ? routes[number].reversed() : routes[number]
      let (left, right) =
        isReversed ? (nodes[edge.target], nodes[edge.source]) : (nodes[edge.source], nodes[edge.target])
      let start = Point(x: left.maxX, y: left.minY + left.size.height / 2)
      let end = Point(x: right.minX, y: right.minY + right.size.height / 2)
      if route.first?.isNear(start) != true || route.last?.isNear(end) != true {
        faults.append(.edgeWithoutEnds(number))
      }
      let inside =
        graph.frames(around: graph.nodes[edge.source].frame) + graph.frames(around: graph.nodes[edge.target].frame)
      for (point, next) in zip(route, route.dropFirst()) {
        if next.x < point.x - 0.001 { faults.append(.edgeToTheLeft(number)) }
        guard point.y == next.y else { continue }
        // Horizontal parts run beside boxes, never through them.
        for (node, box) in nodes.enumerated() where box.isCrossed(from: point, to: next) {
          faults.append(.edgeThroughNode(edge: number, node: node))
        }
        for (frame, box) in frames.enumerated()
        where !inside.contains(frame) && box.isCrossed(from: point, to: next) {
          faults.append(.edgeThroughFrame(edge: number, frame: frame))
        }
      }
    }
    return faults
  }
}

extension LayoutGraph {
  /// A frame and its ancestors, the innermost first.
  func frames(around frame: Int?) -> [Int] {
    var (frames, next): ([Int], Int?) = ([], frame)
    while let frame = next {
      frames.append(frame)
      next = self.frames[frame].parent
    }
    return frames
  }
}

extension Rectangle {
  /// Whether a horizontal line crosses the interior.
  fileprivate func isCrossed(from left: Point, to right: Point) -> Bool {
    minY < left.y && left.y < maxY && left.x < maxX - 0.001 && minX + 0.001 < right.x
  }
}

extension Point {
  fileprivate func isNear(_ other: Point) -> Bool {
    abs(x - other.x) < 0.001 && abs(y - other.y) < 0.001
  }
}
