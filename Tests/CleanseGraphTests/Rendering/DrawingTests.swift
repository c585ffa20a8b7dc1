import Cleanse
import CleanseGraph
import Testing

@testable import GraphDocuments

@Suite("Drawings") struct DrawingTests {
  @Test(
    "Graphviz lays out every node, frame and arrow of a DOT drawing",
    .enabled(if: Graphviz.path != nil, Comment(rawValue: Graphviz.absence)))
  func graphviz() throws {
    let document = GraphDocument(Observatory.self)
    let graph = try Graphviz.read(document.text(as: .dot))
    // The missing type has a box of its own.
    #expect(graph.nodes.count == document.nodes.count + 1)
    #expect(graph.objects?.count { $0.name.hasPrefix("cluster") } == 2)
    let targets = document.nodes.flatMap(\.requirements).count { $0.target != nil || $0.resolution == .missing }
    let installations = document.nodes.count { $0.installs != nil }
    #expect(graph.edges?.count == targets + installations)
  }

  @Test("A Mermaid drawing contains every node, frame and arrow") func mermaid() {
    let document = GraphDocument(Observatory.self)
    let lines = document.text(as: .mermaid).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.first == "flowchart LR")
    #expect(lines.count { $0.hasPrefix("n") && $0.contains(":::") } == document.nodes.count + 1)
    let targets = document.nodes.flatMap(\.requirements).count { $0.target != nil || $0.resolution == .missing }
    let installations = document.nodes.count { $0.installs != nil }
    #expect(lines.count { $0.hasPrefix("n") && $0.contains("->") } == targets + installations)
  }

  @Test("A drawing has one box for a missing type, whatever forms it is requested in") func missing() {
    let document = GraphDocument(DrawnFaults.self)
    let drawn = DrawnGraph(of: document)
    let missing = drawn.frames.flatMap(\.boxes).filter(\.isMissing)
    #expect(missing.map(\.lines) == [["Coolant", "missing"]])
    #expect(
      drawn.arrows.filter { $0.target == missing.first?.number }.map(\.label).sorted() == ["", "provider", "weak"])
  }

  @Test("Drawings use different colours around errors and warnings") func severities() {
    let document = GraphDocument.sketch(
      .component("App", .binding("A"), .binding("B"), .binding("C"), .binding("D")),
      diagnostics: [
        finding(.error, about: "A"), finding(.warning, about: "B"), finding(.error, about: "D"),
        finding(.warning, about: "D"),
      ])
    let dot = document.text(as: .dot).split(separator: "\n").filter { $0.contains("label=\"") && $0.contains("[") }
    let borders = dot.map { line in ["#b91c1c", "#d97706"].first { line.contains("color=\"\($0)\"") } }
    #expect(borders.suffix(4) == ["#b91c1c", "#d97706", nil, "#b91c1c"])
    let mermaid = document.text(as: .mermaid).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(mermaid.contains("class n0,n3 error"))
    #expect(mermaid.contains("class n1 warning"))
    #expect(mermaid.contains("classDef warning stroke:#d97706"))
    #expect(mermaid.contains("classDef error stroke:#b91c1c"))
  }

  private func finding(_ severity: GraphDocument.Diagnostic.Severity, about node: String) -> GraphDocument.Diagnostic {
    GraphDocument.Diagnostic(
      id: "x", severity: severity, headline: "x", text: "", location: nil, nodes: ["Sketch.App: Sketch.\(node)"])
  }

  @Test("A large Mermaid drawing states the settings that it needs") func largeMermaid() {
    let lines = GraphDocument.random(nodes: 1000).text(as: .mermaid).split(separator: "\n")
    #expect(lines[0].hasPrefix("%% ") && lines[0].contains("maxTextSize") && lines[0].contains("maxEdges"))
    #expect(lines[1] == "flowchart LR")
  }

  @Test("A drawing omits the dependencies that a filter has removed") func hidden() throws {
    let document = try GraphDocument.sketch(
      .component("App", .binding("A", needs: "B", "Gone"), .binding("B"))
    ).filtered(.withoutLeaves)
    let drawn = DrawnGraph(of: document)
    #expect(drawn.frames.flatMap(\.boxes).map(\.lines) == [["A", "factory"], ["Gone", "missing"]])
    #expect(drawn.arrows.map { [$0.source, $0.target] } == [[0, 1]])
  }

  @Test("An empty document is drawn in each format", arguments: GraphFormat.allCases) func empty(format: GraphFormat)
    throws
  {
    let document = GraphDocument(components: [], nodes: [], diagnostics: [])
    let text = document.text(as: format)
    if format != .text { #expect(text.hasSuffix("\n")) }
    if format == .dot, Graphviz.path != nil { #expect(try Graphviz.read(text).nodes.isEmpty) }
  }

  @Test("A drawing has one arrow for several parameters of one type") func repeated() {
    let document = GraphDocument.sketch(.component("App", .binding("A", needs: "B", "B"), .binding("B")))
    #expect(DrawnGraph(of: document).arrows.count == 1)
  }
}

/// A graph that requests an unbound type in three forms.
private struct DrawnFaults: RootComponent {
  typealias Root = Machine

  static func configure(binder: UnscopedBinder) {
    binder.bind().to(factory: Pump.init)
    binder.bind().to(factory: Valve.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Machine>) -> BindingReceipt<Machine> {
    bind.to(factory: Machine.init)
  }
}

private struct Machine {
  init(coolant: Coolant, pump: Pump, valve: Valve) {}
}

private struct Pump {
  init(coolant: Provider<Coolant>) {}
}

private struct Valve {
  init(coolant: WeakProvider<Coolant>) {}
}
