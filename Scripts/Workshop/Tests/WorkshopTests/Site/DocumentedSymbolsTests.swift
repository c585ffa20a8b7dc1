import Foundation
import Testing

@testable import workshop

@Suite("Documented symbols") struct DocumentedSymbolsTests {
  private func documented(_ symbols: [[String: Any]], relationships: [[String: Any]] = []) throws -> SymbolGraph {
    let filled = symbols.map { symbol in
      symbol.merging([
        "kind": ["identifier": "swift.method"], "pathComponents": ["to"],
      ]) { own, _ in own }
    }
    let graph: [String: Any] = ["symbols": filled, "relationships": relationships]
    let data = try DocumentedSymbols(JSONSerialization.data(withJSONObject: graph)).data
    return try JSONDecoder().decode(SymbolGraph.self, from: data)
  }

  private func function(_ name: String, _ declaration: String, _ more: [String: Any] = [:]) -> [String: Any] {
    [
      "identifier": ["precise": name], "declarationFragments": [["kind": "text", "spelling": declaration]],
    ].merging(more) { $1 }
  }

  @Test("The documentation shows one overload in place of those with more dependencies") func arities() throws {
    let graph = try documented(
      [
        function("none", "func to(factory: () -> Element)"), function("one", "func to<P1>(factory: (P1) -> Element)"),
        function("two", "func to<P1, P2>(factory: (P1, P2) -> Element)"),
      ],
      relationships: ["one", "two"].map { ["kind": "memberOf", "source": $0, "target": "Builder"] })
    #expect(graph.symbols.map(\.identifier.precise) == ["none", "one"])
    #expect(graph.relationships.map(\.source) == ["one"])
  }

  @Test("The documentation omits the parameters of source locations") func implicitParameters() throws {
    let signature = ["parameters": ["value", "file", "line", "function"].map { ["name": $0] }]
    let graph = try DocumentedSymbols(
      JSONSerialization.data(withJSONObject: ["symbols": [function("to", "func to", ["functionSignature": signature])]])
    )
    #expect(String(decoding: try graph.data, as: UTF8.self).contains(#""parameters":[{"name":"value"}]"#))
  }

  @Test("A deprecated symbol without a comment is documented with its replacement") func deprecations() throws {
    func comment(_ availability: [String: Any], own: String? = nil) throws -> String? {
      var more: [String: Any] = ["availability": [availability.merging(["domain": "*"]) { $1 }]]
      if let own { more["docComment"] = ["lines": [["text": own]]] }
      return try documented([function("old", "func old()", more)]).symbols[0].docComment?.lines[0].text
    }
    #expect(try comment(["renamed": "new()"]) == "The earlier name of `new()`.")
    #expect(try comment(["message": "write new()"]) == "An earlier spelling: write new().")
    #expect(try comment(["renamed": "new()"], own: "Does it.") == "Does it.")
    #expect(try comment([:]) == nil)
  }

  @Test("The documentation omits implicit parameters in headings") func headings() throws {
    func fragments(_ spellings: String...) -> [[String: Any]] {
      spellings.map { ["kind": $0.first?.isLowercase == true ? "externalParam" : "text", "spelling": $0] }
    }
    func heading(_ declaration: String, _ spellings: [[String: Any]]) throws -> String {
      let symbol = function("to", declaration, ["names": ["title": "to(value:file:line:)", "subHeading": spellings]])
      let names = try #require(SymbolHeading.shortened(symbol)["names"] as? [String: Any])
      let title = try #require(names["title"] as? String)
      let heading = try #require(names["subHeading"] as? [[String: Any]])
      return "\(title) \(heading.compactMap { $0["spelling"] as? String }.joined())"
    }
    let places = "file: StaticString = #filePath, line: Int = #line"
    let last = fragments(
      "(", "value", ": ", "T", ", ", "file", ": ", "StaticString", ", ", "line", ": ", "Int", ") -> ")
    let first = fragments("(", "file", ": ", "StaticString", ", ", "line", ": ", "Int", ", ", "value", ": ", "T", ")")
    #expect(try heading("(value: T, \(places)) -> ", last) == "to(value:) (value: T) -> ")
    #expect(try heading("(\(places), value: T)", first) == "to(value:) (value: T)")
    #expect(try heading("(file: StaticString, line: Int, value: T)", first).hasPrefix("to(value:file:line:) (file: "))
    #expect(try heading("()", fragments("(", "Never", "?, (", "T", ")")) == "to(value:file:line:) ((T)")
  }

  @Test("The documentation links to guides that comments name by their paths") func guides() throws {
    let comment = ["lines": [["text": "See `Documentation/Tags.md` and `Documentation/Gone.md`."]]]
    let graph = ["symbols": [function("to", "func to", ["docComment": comment])]]
    let data = try DocumentedSymbols(
      JSONSerialization.data(withJSONObject: graph), pages: ["Tags": "Tags (qualifiers)"]
    )
    .data
    #expect(
      String(decoding: data, as: UTF8.self).replacing("\\/", with: "/")
        .contains("See [Tags (qualifiers)](/documentation/cleanse/tags) and `Documentation/Gone.md`."))
  }
}
