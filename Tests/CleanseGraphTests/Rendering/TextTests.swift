import CleanseGraph
import Testing

@testable import GraphDocuments

@Suite("Graphs as text") struct TextTests {
  @Test("The text of a graph contains errors in full and warnings without source locations") func findings() {
    func finding(_ severity: GraphDocument.Diagnostic.Severity) -> GraphDocument.Diagnostic {
      GraphDocument.Diagnostic(
        id: "some-\(severity)", severity: severity, headline: "A headline",
        text: "\(severity): A headline\n  at App.swift:12",
        location: nil, nodes: ["Sketch.App: Sketch.A"])
    }
    let document = GraphDocument.sketch(
      .component("App", .binding("A")), diagnostics: [finding(.error), finding(.warning)])
    #expect(
      document.text(as: .text) == """
        App
          A: factory, error some-error, warning some-warning

        error: A headline
          at App.swift:12

        warning: A headline [some-warning]

        """)
  }

  @Test("The text of a graph does not depend on the lines and the order of bindings") func moved() {
    let before = GraphDocument.sketch(.component("App", .binding("A", needs: "B", line: 1), .binding("B", line: 2)))
    let after = GraphDocument.sketch(.component("App", .binding("B", line: 20), .binding("A", needs: "B", line: 10)))
    #expect(before != after)
    #expect(before.text(as: .text) == after.text(as: .text))
  }
}
