import BindingGraph
import Testing

@testable import GraphDocuments

@Suite("Attributes of bindings in documents") struct DocumentedAttributeTests {
  /// A document with one binding of these attributes.
  private func document(_ attributes: BindingAttributes) -> GraphDocument {
    var document = GraphDocument.sketch(.component("App", .binding("Clock")))
    document.nodes[0].attributes = attributes
    return document
  }

  @Test("Each documented attribute has a bit and a word of its own") func table() {
    #expect(Set(DocumentedAttribute.all.map(\.attribute)).count == DocumentedAttribute.all.count)
    #expect(Set(DocumentedAttribute.all.map(\.word)).count == DocumentedAttribute.all.count)
    #expect(DocumentedAttribute.all.allSatisfy { $0.attribute.rawValue.nonzeroBitCount == 1 })
  }

  @Test("JSON keeps each attribute", arguments: DocumentedAttribute.all) func json(documented: DocumentedAttribute)
    throws
  {
    let document = document(documented.attribute)
    let read = try GraphDocument(json: document.text(as: .json))
    #expect(read == document)
    #expect(read.nodes[0].attributes == documented.attribute)
  }

  @Test("A text shows each attribute", arguments: DocumentedAttribute.all) func text(documented: DocumentedAttribute) {
    #expect(document(documented.attribute).nodes[0].facts == ["factory", documented.word.asWords])
  }

  @Test("A change is reported for each attribute", arguments: DocumentedAttribute.all)
  func change(documented: DocumentedAttribute) {
    let changes = document(documented.attribute).changes(from: document([]))
    #expect(changes.map(\.kind.rawValue) == [documented.change])
    #expect(changes.map(\.new) == [documented.word])
  }

  @Test("A lifecycle word of a later version is kept before the root mark") func laterWord() throws {
    var document = document([.root, .eager])
    document.nodes[0].setLifecycle([.eager, GraphDocument.Node.Lifecycle(rawValue: "on-resume")])
    let read = try GraphDocument(json: document.text(as: .json))
    #expect(read.nodes[0].lifecycle.map(\.rawValue) == ["eager", "on-resume"])
    #expect(read.nodes[0].facts == ["factory", "eager", "on resume", "root"])
  }
}
