import CleanseGraph
import Testing

@Suite("Lookup in documents") struct LookupTests {
  private let document = GraphDocument(Observatory.self)

  @Test("A document finds nodes and components by identifier") func identifiers() throws {
    for node in document.nodes { #expect(document[node: node.id] == node) }
    for component in document.components { #expect(document[component: component.id] == component) }
    #expect(document[node: "X"] == nil)
    #expect(document[component: "X"] == nil)
  }

  @Test("A document finds nodes by type name, tag and identifier") func names() throws {
    let motors = document.nodes.filter { $0.key.name == "Motor" }
    try #require(!motors.isEmpty)
    #expect(document.nodes(matching: "Motor") == motors)
    #expect(document.nodes(matching: "CleanseGraphTests.Motor") == motors)
    #expect(document.nodes(matching: motors[0].id) == [motors[0]])
    #expect(document.nodes(matching: "Lens").count == 2)
    let tagged = try #require(document.nodes.first { $0.tag != nil })
    let tag = try #require(tagged.tag)
    #expect(document.nodes(matching: tag.name).contains(tagged))
    #expect(document.nodes(matching: "Moto") == [])
  }

  @Test(
    "The lookup of a raw identifier accepts its name with or without backticks",
    arguments: ["`light year`", "light year"])
  func rawIdentifiers(name: String) throws {
    let sketch = GraphDocument.sketch(
      .component("`my app`", .binding("Root", needs: "`light year`"), .binding("`light year`")))
    #expect(sketch.nodes(matching: name).map(\.key.name) == ["`light year`"])
    #expect(try sketch.explanation(of: name).text(as: .text) == sketch.explanation(of: "`light year`").text(as: .text))
    #expect(try sketch.filtered(.needing(name)).nodes.count == 2)
    #expect(try sketch.filtered(.component("my app")) == sketch.filtered(.component("`my app`")))
  }

  @Test("A graph comparison is a collection of its changes") func changes() {
    var other = document
    #expect(document.changes(from: other).isEmpty)
    other = GraphDocument(Observatory.self, relativeTo: "/")
    let changes = document.changes(from: other)
    #expect(Array(changes) == changes.changes)
    #expect(changes.count == changes.changes.count)
  }
}
