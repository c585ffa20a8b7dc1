import Testing

@testable import GraphDocuments

@Suite("Comments with many changes") struct LongCommentTests {
  /// GitHub counts characters in a pull request's description and bytes in a comment; the limit in bytes suits both.
  @Test(
    "A long Markdown comment is cut below the limit of GitHub and counts the remaining changes",
    arguments: ["Service", "Größe", "😀"])
  func markdown(name: String) {
    let text = changes(named: name).text(as: .markdown)
    #expect(text.utf8.count <= 60_000 && text.utf8.count > 59_800)
    let listed = text.split(separator: "\n").filter { $0.hasPrefix("- ") }.count
    #expect(text.hasPrefix("The graph has 3000 changes:\n\n- ") && text.hasSuffix("\nand \(3000 - listed) more\n"))
  }

  @Test("A short Markdown comment lists all changes") func shortMarkdown() {
    let text = changes(named: "Service", count: 100).text(as: .markdown)
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("- ") }.count == 100 && !text.contains("more"))
  }

  /// Mermaid draws at most 50,000 characters.
  @Test(
    "A large Mermaid drawing is cut below the limit of Mermaid and counts the remaining changes",
    arguments: ["Service", "Größe", "😀"])
  func mermaid(name: String) {
    let drawing = changes(named: name).text(as: .mermaid)
    #expect(drawing.utf8.count <= 50_000 && drawing.utf8.count > 43_000)
    let boxes = drawing.split(separator: "\n").filter { $0.contains(":::added") }.count
    #expect(drawing.hasSuffix("  rest[\"and \(3000 - boxes) more\"]\n"))
  }

  @Test("A Mermaid drawing omits a binding whose name alone exceeds the limit") func longName() {
    let drawing = changes(named: String(repeating: "Long", count: 20_000), count: 1).text(as: .mermaid)
    #expect(drawing == "flowchart LR\n  rest[\"and 1 more\"]\n")
  }

  private func changes(named name: String, count: Int = 3000) -> GraphChanges {
    var component = DocumentSketch.Component.component("App")
    component.nodes = (0..<count).map { DocumentSketch.Node(name: "SomeRatherLongNameOfAThing\(name)\($0)") }
    return GraphDocument.sketch(component).changes(from: .sketch(.component("App")))
  }
}
