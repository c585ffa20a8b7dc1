import CleanseGraph
import Foundation
import Testing

@testable import GraphDocuments

@Suite("Names with special characters") struct HostileNamesTests {
  private let document = HostileNames.document

  @Test("Names with special characters are read back from JSON unchanged") func json() throws {
    #expect(try GraphDocument(json: document.text(as: .json)) == document)
  }

  @Test("Names with line breaks add no lines to the text of a graph") func text() {
    let lines = document.text(as: .text).split(separator: "\n", omittingEmptySubsequences: false)
    // One line for the component, four for each name (two for its node, two for its diagnostic), one more for each line
    // break in a diagnostic's text, and the end of the last line.
    let ends = HostileNames.all.reduce(0) { $0 + $1.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }
    #expect(lines.count == 1 + 4 * HostileNames.all.count + ends + 1)
    #expect(
      document.text(as: .text).unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!document.text(as: .text).unicodeScalars.contains("\u{202E}"))
  }

  @Test("Special characters in names are escaped for Mermaid", arguments: HostileNames.all) func mermaid(name: String) {
    let escaped = MermaidRenderer.escaped(name)
    #expect(!escaped.contains { "\"`<>&%{}|$*_\\\n\r".contains($0) })
    let decoded = Self.decoded(escaped)
    #expect(!decoded.contains("$$") && !decoded.contains(#"\n"#))
    #expect(decoded.replacingOccurrences(of: "\u{200B}", with: "") == SingleLine.text(name))
  }

  @Test("Names with special characters do not break the statements of Mermaid") func mermaidStatements() {
    let lines = document.text(as: .mermaid).split(separator: "\n").map { $0.drop { $0 == " " } }
    let count = HostileNames.all.count
    #expect(lines.count { $0.hasPrefix("n") && $0.contains("[\"") && $0.contains("\"]:::") } == count + 1)
    #expect(lines.count { $0.hasPrefix("n") && $0.contains(" -->|\"") } == count - 1)
    #expect(lines.count { $0.hasPrefix("subgraph ") } == 1)
    #expect(lines.count { $0 == "end" } == 1)
    let statements = ["flowchart LR", "subgraph ", "n", "end", "classDef ", "class "]
    #expect(lines.allSatisfy { line in statements.contains { line.hasPrefix($0) } })
  }

  @Test(
    "Names with special characters are only labels for Graphviz",
    .enabled(if: Graphviz.path != nil, Comment(rawValue: Graphviz.absence)))
  func dot() throws {
    let graph = try Graphviz.read(document.text(as: .dot))
    // One box shows the missing type.
    #expect(graph.nodes.map(\.name) == (0...HostileNames.all.count).map { "n\($0)" })
    #expect(graph.edges?.count == HostileNames.all.count)
    #expect(graph.nodes[3].label?.hasPrefix("👩‍👩‍👧‍👦 family 🚀") == true)
    #expect(graph.nodes[6].label?.hasPrefix("\"]; evil [label=\"") == true)
  }

  @Test("Long names are shortened in drawings and keep their beginning and end") func long() {
    let name = "Begin" + String(repeating: "x", count: 290) + "Ended"
    #expect(name.shortened().count < 82)
    #expect(name.shortened().hasPrefix("Beginx"))
    #expect(name.shortened().hasSuffix("xEnded"))
    #expect("short".shortened() == "short")
  }

  @Test("Names with special characters are written as code in Markdown") func markdown() {
    let changes = document.changes(from: GraphDocument(components: [], nodes: [], diagnostics: []))
    let text = changes.text(as: .markdown)
    #expect(text.split(separator: "\n").count == 1 + changes.changes.count)
    #expect(!text.contains("<script>"))
    #expect(!text.contains("\u{202E}"))
    let name = GraphDocument.TypeName(name: "`d`", qualifiedName: "d")
    let change = GraphChange(subject: .init(name: "a ``b`` c", location: nil), fact: .requirement(.added(name)))
    let backticks = GraphChanges(changes: [change], moduleDependencies: []).text(as: .markdown)
    #expect(backticks.contains("- ``` a ``b`` c ``` now depends on `` `d` ``\n"))
  }

  /// The text with Mermaid's numeric escapes decoded.
  private static func decoded(_ text: String) -> String {
    var decoded = ""
    var remaining = text[...]
    while let scalar = remaining.unicodeScalars.first {
      if scalar == "#", let end = remaining.firstIndex(of: ";"),
        let number = UInt32(remaining[remaining.index(after: remaining.startIndex)..<end]),
        let scalar = Unicode.Scalar(number)
      {
        decoded.unicodeScalars.append(scalar)
        remaining = remaining[remaining.index(after: end)...]
      } else {
        decoded.unicodeScalars.append(scalar)
        remaining = Substring(remaining.unicodeScalars.dropFirst())
      }
    }
    return decoded
  }
}
