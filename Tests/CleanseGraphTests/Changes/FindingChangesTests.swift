import CleanseGraph
import Testing

@testable import GraphDocuments

@Suite("What has changed of what checks find") struct FindingChangesTests {
  private typealias Finding = GraphDocument.Diagnostic

  @Test("is what is found for the first time, or no more") func addedAndRemoved() {
    let oven = finding("Oven: binding missing")
    expect(
      from: [oven], to: [finding("Radio: binding missing"), oven], ["new error missing-binding: Radio: binding missing"]
    )
    expect(from: [oven], to: [], ["fixed: error missing-binding: Oven: binding missing"])
  }

  @Test("is good news on the page where it is found no more") func fixedOnPage() {
    let (before, after) = (document([finding("Oven")]), document([]))
    let page = after.changes(from: before).text(as: .html)
    #expect(page.contains(#"<li class="fixed"><span class="mark">fixed</span> "#))
    let opposite = before.changes(from: after).text(as: .html)
    #expect(opposite.contains(#"<li class="problem">"#))
  }

  @Test("is nothing where only places, texts and their order differ") func moved() {
    let (oven, radio) = (finding("Oven", line: 1, about: "A"), finding("Radio", line: 2))
    expect(from: [oven, radio], to: [finding("Radio", line: 7), finding("Oven", line: 9, about: "A")], [])
  }

  @Test("is one more that says the same, and one less") func counted() {
    let oven = finding("Oven")
    expect(
      from: [oven], to: [oven, oven, oven], ["new error missing-binding: Oven", "new error missing-binding: Oven"])
    expect(from: [oven, oven], to: [oven], ["fixed: error missing-binding: Oven"])
  }

  @Test("is that an error is a warning now") func severity() {
    var warning = finding("Oven")
    warning = Finding(
      id: warning.id, severity: .warning, headline: "Oven", text: "", location: nil, nodes: [])
    expect(
      from: [finding("Oven")], to: [warning],
      ["new warning missing-binding: Oven", "fixed: error missing-binding: Oven"])
  }

  @Test("is what nodes it concerns") func concerns() {
    expect(
      from: [finding("Oven", about: "A")], to: [finding("Oven", about: "A", "B")],
      ["now also concerns B: error missing-binding: Oven"])
    expect(
      from: [finding("Oven", about: "A", "B")], to: [finding("Oven", about: "B")],
      ["no longer concerns A: error missing-binding: Oven"])
    // Of two that say the same, each is compared with the one that concerns the same.
    expect(
      from: [finding("Oven", about: "A"), finding("Oven", about: "B")],
      to: [finding("Oven", about: "B"), finding("Oven", about: "A", "C")],
      ["now also concerns C: error missing-binding: Oven"])
  }

  @Test("is nothing where the type has another name, and is told of once") func renamed() {
    let old = document("Store", "Store is needed once: Storefront, AppStore, Provider<Store>")
    let new = document("Shop", "Shop is needed once: Storefront, AppStore, Provider<Shop>")
    #expect(new.changes(from: old).map(\.description) == ["Store is now called Shop"])
    let other = document("Shop", "Shop is needed twice")
    #expect(other.changes(from: old).map(\.kind) == [.bindingRenamed, .diagnosticAdded, .diagnosticRemoved])
  }

  @Test("is nothing where a nested type has another name, also if the headline leaves its outer type out")
  func renamedNestedType() {
    let old = document("Office.Client", "Client is needed once: ClientList")
    let new = document("Office.Caller", "Caller is needed once: ClientList")
    #expect(new.changes(from: old).map(\.kind) == [.bindingRenamed])
  }

  @Test("has values for tools") func values() {
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

  /// A graph in which a headline is about one type.
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
