import BindingGraph
import Foundation
import Testing

@Suite("Fixes in reports")
struct FixTests {
  /// A root that requires an optional, and a `configure` to which statements can be added.
  private var diagnostics: [Diagnostic] {
    let names = NamedKeys()
    var app = ComponentRecord(named: "Shop.App", root: "Shop.Root")
    app.modules[0].statementPlace = StatementPlace(
      location: GraphLocation(file: "/shop/App.swift", line: 8), opening: "    ", closing: "\n", binder: "bind")
    app.addRequirement(names.key("Optional<Price>"))
    app.addBinding(names.key("Root"), kind: .factory, attributes: .root)
    return Validator.diagnostics(in: Linker.link(app.graph, examiner: names))
  }

  @Test("A fix has an insertion with a location and the parameter name of the binder")
  func insertion() throws {
    let suggestions = diagnostics.flatMap(\.suggestions)
    #expect(suggestions.map(\.kind) == [.fix, .hint])
    #expect(suggestions.map(\.code?.description).first == "binder.bindOptional(Price.self)")
    let insertion = try #require(suggestions.first?.insertion)
    #expect(insertion.text.description == "    bind.bindOptional(Price.self)\n")
    #expect(insertion.location.line == 8)
    #expect(suggestions.last?.insertion == nil)
  }

  @Test("A SARIF report contains a fix as a file change")
  func sarif() throws {
    let text = DiagnosticRenderer.sarif.relative(to: "/shop").report(of: diagnostics)
    let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let fixes = try #require(result["fixes"] as? [[String: Any]])
    #expect(fixes.count == 1)
    let change = try #require((fixes.first?["artifactChanges"] as? [[String: Any]])?.first)
    #expect((change["artifactLocation"] as? [String: String])?["uri"] == "App.swift")
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect(
      replacement["deletedRegion"] as? [String: Int] == ["startLine": 8, "startColumn": 1, "endColumn": 1])
    #expect(
      replacement["insertedContent"] as? [String: String] == ["text": "    bind.bindOptional(Price.self)\n"])
  }

  @Test("A JSON report contains the kind, text and location of a fix")
  func json() throws {
    let text = DiagnosticRenderer.json.report(of: diagnostics)
    let document = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let diagnostic = try #require((document["diagnostics"] as? [[String: Any]])?.first)
    let suggestions = try #require(diagnostic["suggestions"] as? [[String: Any]])
    #expect(suggestions.compactMap { $0["kind"] as? String } == ["fix", "hint"])
    let insertion = try #require(suggestions[0]["insertion"] as? [String: Any])
    #expect(insertion["text"] as? String == "    bind.bindOptional(Price.self)\n")
    #expect((insertion["location"] as? [String: Any])?["line"] as? Int == 8)
  }
}
