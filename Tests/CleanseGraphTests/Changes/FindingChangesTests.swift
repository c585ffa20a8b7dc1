import CleanseGraph
import Testing

@testable import GraphDocuments

@Suite("Changes of diagnostics") struct FindingChangesTests {
  private typealias Finding = GraphDocument.Diagnostic

  @Test("A graph comparison reports new and fixed diagnostics") func addedAndRemoved() {
    let oven = finding("Oven: binding missing")
    expect(
      from: [oven], to: [finding("Radio: binding missing"), oven], ["new error missing-binding: Radio: binding missing"]
    )
    expect(from: [oven], to: [], ["fixed: error missing-binding: Oven: binding missing"])
  }

  @Test("The page of a graph comparison marks a fixed diagnostic as fixed and a new one as a problem")
  func fixedOnPage() {
    let (before, after) = (document([finding("Oven")]), document([]))
    let page = after.changes(from: before).text(as: .html)
    #expect(page.contains(#"<li class="fixed"><span class="mark">fixed</span> "#))
    let opposite = before.changes(from: after).text(as: .html)
    #expect(opposite.contains(#"<li class="problem">"#))
  }

  @Test("A graph comparison ignores changed locations, texts and order of diagnostics") func moved() {
    let (oven, radio) = (finding("Oven", line: 1, about: "A"), finding("Radio", line: 2))
    expect(from: [oven, radio], to: [finding("Radio", line: 7), finding("Oven", line: 9, about: "A")], [])
  }

  @Test("A graph comparison counts diagnostics with the same headline") func counted() {
    let oven = finding("Oven")
    expect(
      from: [oven], to: [oven, oven, oven], ["new error missing-binding: Oven", "new error missing-binding: Oven"])
    expect(from: [oven, oven], to: [oven], ["fixed: error missing-binding: Oven"])
  }

  @Test("A graph comparison reports a changed severity as a new and a fixed diagnostic") func severity() {
    var warning = finding("Oven")
    warning = Finding(
      id: warning.id, severity: .warning, headline: "Oven", text: "", location: nil, nodes: [])
    expect(
      from: [finding("Oven")], to: [warning],
      ["new warning missing-binding: Oven", "fixed: error missing-binding: Oven"])
  }

  @Test("A graph comparison reports the nodes that a diagnostic newly or no longer concerns") func concerns() {
    expect(
      from: [finding("Oven", about: "A")], to: [finding("Oven", about: "A", "B")],
      ["now also concerns B: error missing-binding: Oven"])
    expect(
      from: [finding("Oven", about: "A", "B")], to: [finding("Oven", about: "B")],
      ["no longer concerns A: error missing-binding: Oven"])
    // Diagnostics with the same headline are matched by the nodes that they concern.
    expect(
      from: [finding("Oven", about: "A"), finding("Oven", about: "B")],
      to: [finding("Oven", about: "B"), finding("Oven", about: "A", "C")],
      ["now also concerns C: error missing-binding: Oven"])
  }

  @Test("A graph comparison reports a renamed type once, without changes of its diagnostics") func renamed() {
    let old = document("Store", "Store is needed once: Storefront, AppStore, Provider<Store>")
    let new = document("Shop", "Shop is needed once: Storefront, AppStore, Provider<Shop>")
    #expect(new.changes(from: old).map(\.description) == ["Store is now called Shop"])
    let other = document("Shop", "Shop is needed twice")
    #expect(other.changes(from: old).map(\.kind) == [.bindingRenamed, .diagnosticAdded, .diagnosticRemoved])
  }

  @Test("A graph comparison reports a renamed nested type once, even if a headline omits its outer type")
  func renamedNestedType() {
    let old = document("Office.Client", "Client is needed once: ClientList")
    let new = document("Office.Caller", "Caller is needed once: ClientList")
    #expect(new.changes(from: old).map(\.kind) == [.bindingRenamed])
  }

  @Test("A changed diagnostic carries its old and new values") func values() {
    let old = document([finding("Oven", about: "A")])
    let change = document([finding("Oven", about: "A", "B")]).changes(from: old).changes[0]
    #expect(change.kind == .concernAdded)
    #expect(change.old == nil)
    #expect(change.new == "Sketch.App: Sketch.B")
    #expect(change.name == "Oven")
    #expect(change.component == nil)
    let removed = document([]).changes(from: old).changes[0]
    #expect(removed.kind == .diagnosticRemoved)
    #expect(removed.old == "Oven")
    #expect(removed.new == nil)
  }

  private func finding(_ headline: String, line: Int = 1, about nodes: String...) -> GraphDocument.Diagnostic {
    Finding(
      id: "missing-binding", severity: .error, headline: headline, text: "\(headline) at \(line)",
      location: .init(file: "A.swift", line: line, column: nil), nodes: nodes.map { "Sketch.App: Sketch.\($0)" })
  }

  /// A graph with one diagnostic about a type.
  private func document(_ type: String, _ headline: String) -> GraphDocument {
    let app = DocumentSketch.Component.component(
      "App", .binding(type, needs: "Keychain"), .binding("Keychain"), .binding("Home", needs: type, root: true))
    return DocumentSketch(components: [app], diagnostics: [finding(headline, about: type)]).document
  }

  private func document(_ diagnostics: [GraphDocument.Diagnostic]) -> GraphDocument {
    let components = [DocumentSketch.Component.component("App", .binding("A"), .binding("B"), .binding("C"))]
    return DocumentSketch(components: components, diagnostics: diagnostics).document
  }

  private func expect(
    from old: [GraphDocument.Diagnostic], to new: [GraphDocument.Diagnostic], _ expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let changes = document(new).changes(from: document(old))
    #expect(changes.changes.map(\.description) == expected, sourceLocation: sourceLocation)
  }
}
