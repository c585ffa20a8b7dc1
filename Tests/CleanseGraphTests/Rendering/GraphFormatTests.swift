import CleanseGraph
import Testing

@Suite("A format") struct GraphFormatTests {
  @Test(
    "is named by the extension of a file",
    arguments: [
      ("graph.txt", GraphFormat.text), ("a.b/graph.JSON", .json), ("graph.dot", .dot), ("/x/graph.gv", .dot),
      ("graph.mmd", .mermaid), ("C:\\x\\graph.mermaid", .mermaid),
    ])
  func fileExtension(path: String, format: GraphFormat) throws {
    #expect(try GraphFormat(ofFile: path) == format)
  }

  @Test("is named by its name") func name() throws {
    #expect(try GraphFormat(named: "Mermaid") == .mermaid)
    for format in GraphFormat.all {
      #expect(try GraphFormat(named: format.name) == format)
      #expect(try GraphFormat(ofFile: "graph.\(format.fileExtensions[0])") == format)
    }
  }

  @Test(
    "that is not known is refused, with those that are", arguments: ["graph.pdf", "graph", "", "graph.", ".txt/graph"])
  func unknown(path: String) {
    let error = #expect(throws: UnknownGraphFormat.self) { try GraphFormat(ofFile: path) }
    #expect(error?.description.contains("; there are .txt, .json, .dot, .gv, .mmd, .mermaid") == true)
    #expect(throws: UnknownGraphFormat.self) { try GraphFormat(named: "pdf") }
  }
}
