import CleanseGraph
import Foundation
import Testing

@testable import GraphDocuments

@Suite("Names that are no plain names") struct HostileNamesTests {
  private let document = HostileNames.document

  @Test("come back from JSON as they were") func json() throws {
    #expect(try GraphDocument(json: document.text(as: .json)) == document)
  }

  @Test("add no lines to the text") func text() {
    let lines = document.text(as: .text).split(separator: "\n", omittingEmptySubsequences: false)
    // The component, two lines for each node and for each finding, one of which separates; a text of two lines has one
    // more for each, and the last line ends.
    let ends = HostileNames.all.reduce(0) { $0 + $1.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }
    #expect(lines.count == 1 + 4 * HostileNames.all.count + ends + 1)
    #expect(
      document.text(as: .text).unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!document.text(as: .text).unicodeScalars.contains("\u{202E}"))
  }

  @Test("are numbers in the place of Mermaid's marks", arguments: HostileNames.all) func mermaid(name: String) {
    let escaped = MermaidRenderer.escaped(name)
    #expect(!escaped.contains { "\"`<>&%{}|$*_\\\n\r".contains($0) })
    let decoded = Self.decoded(escaped)
    #expect(!decoded.contains("$$") && !decoded.contains(#"\n"#))
    #expect(decoded.replacingOccurrences(of: "\u{200B}", with: "") == SingleLine.text(name))
  }

  @Test("leave each statement of Mermaid whole") func mermaidStatements() {
    let lines = document.text(as: .mermaid).split(separator: "\n").map { $0.drop { $0 == " " } }
    let count = HostileNames.all.count
    #expect(lines.count { $0.hasPrefix("n") && $0.contains("[\"") && $0.contains("\"]:::") } == count + 1)
    #expect(lines.count { $0.hasPrefix("n") && $0.contains(" -->|\"") } == count - 1)
    #expect(lines.count { $0.hasPrefix("subgraph ") } == 1)
    #expect(lines.count { $0 == "end" } == 1)
    let statements = ["flowchart LR", "subgraph ", "n", "end", "classDef ", "class "]
    #expect(lines.allSatisfy { line in statements.contains { line.hasPrefix($0) } })
  }

  @Test("are nothing but labels to Graphviz", .enabled(if: Graphviz.path != nil, Comment(rawValue: Graphviz.absence)))
  func dot() throws {
    let graph = try Graphviz.read(document.text(as: .dot))
    // One box is that of what is missing.
    #expect(graph.nodes.map(\.name) == (0...HostileNames.all.count).map { "n\($0)" })
    #expect(graph.edges?.count == HostileNames.all.count)
    #expect(graph.nodes[3].label?.hasPrefix("👩‍👩‍👧‍👦 family 🚀") == true)
    #expect(graph.nodes[6].label?.hasPrefix("\"]; evil [label=\"") == true)
  }

  @Test("are shortened in drawings, and show both of their ends") func long() {
    let name = "Begin" + String(repeating: "x", count: 290) + "Ended"
    #expect(name.shortened().count < 82)
    #expect(name.shortened().hasPrefix("Beginx"))
    #expect(name.shortened().hasSuffix("xEnded"))
    #expect("short".shortened() == "short")
  }

  @Test("stand in Markdown as code") func markdown() {
    let changes = document.changes(from: GraphDocument(components: [], nodes: [], diagnostics: []))
    let text = changes.text(as: .markdown)
    #expect(text.split(separator: "\n").count == 1 + changes.changes.count)
    #expect(!text.contains("<script>"))
    #expect(!text.contains("\u{202E}"))
    let name = GraphDocument.TypeName(name: "`d`", qualifiedName: "d")
    let backticks = ChangeReport([
      GraphChange(subject: .init(name: "a ``b`` c", location: nil), fact: .requirement(.added(name)))
    ])
    #expect(backticks.markdown.contains("- ``` a ``b`` c ``` now needs `` `d` ``\n"))
  }

  /// The text with Mermaid's numbers as what they stand for.
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
