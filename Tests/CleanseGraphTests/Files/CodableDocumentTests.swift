import BindingGraph
import CleanseGraph
import Foundation
import GraphDocuments
import TestSupport
import Testing

@testable import GitHubBrowser

@Suite("Coding of documents") struct CodableDocumentTests {
  private static let documents = [
    GraphDocument(Observatory.self), GraphDocument(AppComponent.self), HostileNames.document,
  ]

  @Test("An encoded document has the members of the JSON format", arguments: documents) func members(
    document: GraphDocument
  ) throws {
    let coded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(document)) as? NSDictionary
    let written = try JSONSerialization.jsonObject(with: Data(document.text(as: .json).utf8)) as? NSDictionary
    #expect(coded != nil)
    #expect(coded == written)
  }

  @Test("A decoded document equals the encoded one", arguments: documents) func roundTrip(document: GraphDocument)
    throws
  {
    let data = try JSONEncoder().encode(document)
    #expect(try JSONDecoder().decode(GraphDocument.self, from: data) == document)
    #expect(try JSONDecoder().decode([GraphDocument].self, from: JSONEncoder().encode([document])) == [document])
    let list = try PropertyListEncoder().encode(document)
    #expect(try PropertyListDecoder().decode(GraphDocument.self, from: list) == document)
  }

  @Test(
    "A JSON document names its schema, version and generator",
    arguments: [DocumentSchema.report, .graph, .changes, .explanation, .coverage])
  func schema(schema: DocumentSchema) throws {
    #expect(try JSONSchema(named: schema.name).id == schema.address)
    let document = GraphDocument(Observatory.self)
    let text =
      switch schema.name {
      case "report": DiagnosticRenderer.json.report(of: [])
      case "graph": document.text(as: .json)
      case "coverage": GraphCoverage(of: document, by: []).text(as: .json)
      case "changes": document.changes(from: document).text(as: .json)
      default: try document.explanation(of: "Motor").text(as: .json)
      }
    let members = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(members["$schema"] as? String == schema.address)
    #expect(members["version"] as? Int == schema.version)
    #expect(members["generator"] as? [String: String] == ["name": "Cleanse", "version": Publication.version])
    #expect(try JSONSchema(named: schema.name).problems(of: text) == [])
  }
}
