import CleanseGraph
import Testing

@testable import GraphDocuments

@Suite("Drawings") struct DrawingTests {
  @Test(
    "have Graphviz lay out every node, frame and arrow",
    .enabled(if: Graphviz.path != nil, Comment(rawValue: Graphviz.absence)))
  func graphviz() throws {
    let document = GraphDocument(Observatory.self)
    let graph = try Graphviz.read(document.text(as: .dot))
    // What is missing is a box of its own.
    #expect(graph.nodes.count == document.nodes.count + 1)
    #expect(graph.objects?.count { $0.name.hasPrefix("cluster") } == 2)
    let targets = document.nodes.flatMap(\.requirements).count { $0.target != nil || $0.resolution == .missing }
    let installations = document.nodes.count { $0.installs != nil }
    #expect(graph.edges?.count == targets + installations)
  }

  @Test("have every node, frame and arrow for Mermaid") func mermaid() {
    let document = GraphDocument(Observatory.self)
    let lines = document.text(as: .mermaid).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.first == "flowchart LR")
    #expect(lines.count { $0.hasPrefix("n") && $0.contains(":::") } == document.nodes.count + 1)
    let targets = document.nodes.flatMap(\.requirements).count { $0.target != nil || $0.resolution == .missing }
    let installations = document.nodes.count { $0.installs != nil }
    #expect(lines.count { $0.hasPrefix("n") && $0.contains("->") } == targets + installations)
  }

  @Test("leave out what a filter has left out") func hidden() throws {
    let document = try GraphDocument.sketch(
      .component("App", .binding("A", needs: "B", "Gone"), .binding("B"))
    ).filtered(.withoutLeaves)
    let drawn = DrawnGraph(of: document)
    #expect(drawn.frames.flatMap(\.boxes).map(\.lines) == [["A", "factory"], ["Gone", "missing"]])
    #expect(drawn.arrows.map { [$0.source, $0.target] } == [[0, 1]])
  }

  @Test("draw an empty document", arguments: GraphFormat.all) func empty(format: GraphFormat) throws {
    let document = GraphDocument(components: [], nodes: [], findings: [])
    let text = document.text(as: format)
    if format != .text { #expect(text.hasSuffix("\n")) }
    if format == .dot, Graphviz.path != nil { #expect(try Graphviz.read(text).nodes.isEmpty) }
  }

  @Test("one arrow is enough for several parameters of one type") func repeated() {
    let document = GraphDocument.sketch(.component("App", .binding("A", needs: "B", "B"), .binding("B")))
    #expect(DrawnGraph(of: document).arrows.count == 1)
  }
}
