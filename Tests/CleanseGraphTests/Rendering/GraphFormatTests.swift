import CleanseGraph
import Testing

@Suite("Graph formats") struct GraphFormatTests {
  @Test(
    "A graph format is found by the extension of a file",
    arguments: [
      ("graph.txt", GraphFormat.text), ("a.b/graph.JSON", .json), ("graph.dot", .dot), ("/x/graph.gv", .dot),
      ("graph.mmd", .mermaid), ("C:\\x\\graph.mermaid", .mermaid),
    ])
  func fileExtension(path: String, format: GraphFormat) throws {
    #expect(try GraphFormat(forFile: path) == format)
  }

  @Test("A graph format is found by its name") func name() throws {
    #expect(try GraphFormat(name: "Mermaid") == .mermaid)
    for format in GraphFormat.allCases {
      #expect(try GraphFormat(name: format.name) == format)
      #expect(try GraphFormat(forFile: "graph.\(format.fileExtensions[0])") == format)
    }
  }

  @Test(
    "An unknown graph format is refused with the list of available ones",
    arguments: ["graph.pdf", "graph", "", "graph.", ".txt/graph"])
  func unknown(path: String) {
    let error = #expect(throws: GraphDocumentError.self) { try GraphFormat(forFile: path) }
    #expect(error?.description.contains("; available: .txt, .json, .lock, .dot, .gv, .mmd, .mermaid") == true)
    #expect(throws: GraphDocumentError.self) { try GraphFormat(name: "pdf") }
  }
}
