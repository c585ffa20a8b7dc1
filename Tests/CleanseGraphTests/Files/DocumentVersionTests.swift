import CleanseGraph
import Foundation
import TestSupport
import Testing

@testable import GitHubBrowser

@Suite("Documents of other versions") struct DocumentVersionTests {
  @Test("A document keeps unknown words in each part and can still be drawn") func unknownWords() throws {
    let document = GraphDocument(Observatory.self)
    var text = document.text(as: .json)
    let changes = [
      (#""kind": "factory""#, #""kind": "decorator""#), (#""severity": "error""#, #""severity": "sug\"gestion""#),
      (#""resolution": "missing""#, #""resolution": "inaccessible""#),
      (#""collection": "array""#, #""collection": "ordered-set""#), (#""provider""#, #""eventual""#),
      (#""eager""#, #""service""#),
    ]
    for (known, unknown) in changes {
      let changed = text.replacingFirst(known, with: unknown)
      try #require(changed != text, "\(known)")
      text = changed
    }
    let read = try GraphDocument(json: text)
    #expect(read.text(as: .json) == text)
    #expect(try JSONDecoder().decode(GraphDocument.self, from: JSONEncoder().encode(read)) == read)
    #expect(read.diagnostics.contains { $0.severity.rawValue == "sug\"gestion" })
    #expect(read.nodes.flatMap(\.requirements).contains { $0.resolution.rawValue == "inaccessible" })
    for format in GraphFormat.allCases { #expect(!read.text(as: format).isEmpty) }
    #expect(!read.changes(from: document).isEmpty)
    #expect(try read.filtered(.withoutLeaves).nodes.isEmpty == false)
  }

  @Test("A dependency with an unknown resolution may have a target or none") func unknownResolution() throws {
    let text = GraphDocument(Observatory.self).text(as: .json).replacingFirst(
      #""resolution": "bound""#, with: #""resolution": "borrowed""#)
    let requirements = try GraphDocument(json: text).nodes.flatMap(\.requirements)
    #expect(requirements.filter { $0.resolution.rawValue == "borrowed" }.map { $0.target != nil } == [true])
  }

  @Test("A document with a newer version is refused with its version") func newer() throws {
    let folder = try TemporaryFolder()
    let text = GraphDocument(Observatory.self).text(as: .json).replacingFirst("\"version\": 1", with: "\"version\": 2")
    let error = #expect(throws: GraphDocumentError.self) { try GraphDocument(json: text) }
    #expect(error?.code == .unsupportedVersion)
    #expect(error?.version == 2)
    #expect(error?.path == nil)
    #expect(throws: GraphDocumentError.self) {
      try JSONDecoder().decode(GraphDocument.self, from: Data(text.utf8))
    }
    let file = try folder.write(text, to: "new.json")
    let ofFile = #expect(throws: GraphDocumentError.self) { try GraphDocument(contentsOfFile: file) }
    #expect(ofFile?.code == .unsupportedVersion)
    #expect(ofFile?.path == file)
    #expect(
      ofFile?.description == "\(file): this document has version 2; this tool reads versions up to 1. Update the tool.")
    #expect(throws: GraphDocumentError.self) {
      try GraphDocument(json: text.replacingFirst("\"version\": 2", with: "\"version\": 0"))
    }
  }
}
