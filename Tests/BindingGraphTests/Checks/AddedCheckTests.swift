import BindingGraph
import Foundation
import Testing

/// A check that is unknown to the module, as a new one would be added.
@Suite("Added checks")
struct AddedCheckTests {
  private let diagnostics = Validator.diagnostics(
    in: Sketch("Root -> A Gone", "A", "B", "C").linked, passes: Validator.passes + [CrowdedComponentPass.pass])

  @Test("An added check is reported with the others in order of location")
  func together() {
    #expect(diagnostics.map(\.id) == [.missingBinding, "crowded-component"])
    #expect(diagnostics.last?.fact is CrowdedComponent)
    #expect(diagnostics.last?.subject?.name == "App")
    #expect(diagnostics.last?.severity == .error)
  }

  @Test("An added check has the layout of all text reports")
  func text() {
    #expect(
      diagnostics.last?.description == """
        error: *** App *** has 4 bindings [crowded-component]
          at Tests/Sketch.swift:4
          help: move some of them into a component of their own
          see: Documentation/Diagnostics.md#crowded-component
        """)
    let coloured = DiagnosticRenderer.terminal.report(of: diagnostics)
    #expect(coloured.contains("\u{1B}[1mApp\u{1B}[0m\u{1B}[1;31m *** \u{1B}[0m\u{1B}[1;31mhas 4 bindings"))
    let lines = DiagnosticRenderer.compiler.report(of: diagnostics).split(separator: "\n")
    #expect(
      lines.suffix(2) == [
        "/Tests/Sketch.swift:4: error: 'App' has 4 bindings [crowded-component]",
        "/Tests/Sketch.swift:4: note: move some of them into a component of their own",
      ])
  }

  @Test("An added check has its kind and summary in JSON and SARIF")
  func documents() throws {
    let json = try object(DiagnosticRenderer.json.report(of: diagnostics))
    let entry = try #require((json["diagnostics"] as? [[String: Any]])?.last)
    #expect(entry["id"] as? String == "crowded-component")
    #expect(entry["headline"] as? String == "App: has 4 bindings")
    #expect(
      entry["documentation"] as? String == "https://cleanse.example/Documentation/Diagnostics.md#crowded-component")

    let sarif = try object(DiagnosticRenderer.sarif.report(of: diagnostics))
    let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rule = try #require((driver["rules"] as? [[String: Any]])?.first)
    #expect(rule["id"] as? String == "crowded-component")
    #expect((rule["shortDescription"] as? [String: String]) == ["text": "A component has more bindings than it may."])
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
