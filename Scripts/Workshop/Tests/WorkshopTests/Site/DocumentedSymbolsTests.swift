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
}
