import Testing

@testable import GraphDocuments

@Suite("Layers of graph layouts") struct LayeringTests {
  @Test("The crossing count equals that of comparing all pairs of lines", arguments: 1...20)
  func crossings(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let lines = (0..<40).map { _ in
      CrossingCount.Line(tail: Double(numbers.below(15)), head: Double(numbers.below(15)))
    }
    var expected = 0
    for (place, one) in lines.enumerated() {
      for other in lines[..<place] where (one.tail - other.tail) * (one.head - other.head) < 0 { expected += 1 }
    }
    #expect(CrossingCount.crossings(of: lines) == expected)
  }

  @Test("Removing the edges that close cycles leaves a graph without cycles", arguments: 1...20) func cycles(seed: Int)
  {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let edges = (0..<60).map { _ in (source: numbers.below(25), target: numbers.below(25)) }
    let closing = Set(CycleOpening.closingEdges(edges, count: 25))
    let rest = edges.indices.filter { !closing.contains($0) && edges[$0].source != edges[$0].target }.map { edges[$0] }
    #expect(CycleOpening.closingEdges(rest, count: 25) == [])
    var open = Set(0..<25)
    // Removing vertices without dependents one by one removes all of them.
    while let vertex = open.first(where: { vertex in !rest.contains { $0.target == vertex && open.contains($0.source) }
    }) {
      open.remove(vertex)
    }
    #expect(open == [])
  }

  @Test("Lines of a planar graph without cycles do not cross after crossing reduction") func plain() {
    // The given order of the nodes makes all lines cross.
    let graph = LayeredGraph.plain(
      vertices: 8, links: [(0, 7), (1, 6), (2, 5), (3, 4), (0, 6), (1, 5), (2, 4)])
    let layering = Layering(of: graph)
    let neighbours = CellNeighbours(of: layering)
    let columns = CrossingReduction(of: layering, neighbours: neighbours).columns
    let places = columns.map { Dictionary(uniqueKeysWithValues: $0.enumerated().map { ($1, Double($0)) }) }
    let lines = layering.segments[0].map {
      CrossingCount.Line(tail: places[0][$0.tail.vertex] ?? 0, head: places[1][$0.head.vertex] ?? 0)
    }
    #expect(lines.count == 7)
    #expect(CrossingCount.crossings(of: lines) == 0)
  }

  @Test("Huge graphs get fewer passes of the layering") func repetitions() {
    #expect(Layering(of: .plain(vertices: 2, links: [(0, 1)])).repetitions(24) == 24)
    let huge = LayeredGraph.plain(vertices: 600, links: (0..<300).flatMap { tail in (300..<600).map { (tail, $0) } })
    #expect(Layering(of: huge).repetitions(24) == 6)
  }
}

extension LayeredGraph {
  fileprivate static func plain(vertices: Int, links: [(Int, Int)]) -> LayeredGraph {
    LayeredGraph(
      vertices: Array(repeating: Vertex(size: Size(width: 100, height: 40), role: .box), count: vertices),
      links: links.map {
        Link(tail: Attachment(vertex: $0, offset: 20), head: Attachment(vertex: $1, offset: 20), trunk: $1)
      })
  }
}
