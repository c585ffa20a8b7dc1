import CleanseGraph
import Foundation
import TestSupport
import Testing

@testable import GitHubBrowser

@Suite("A document of another version") struct OlderDocumentTests {
  /// What the first documents called by other words.
  private static let olderWords = [
    "asynchronous-factory": "asynchronous factory", "component-factory": "component factory",
    "property-injector": "property injector", "assisted-factory": "assisted factory",
    "collection-declaration": "collection declaration", "start-hook": "start hook", "stop-hook": "stop hook",
    "object-graph": "objectGraph",
  ]

  /// The document as it was written before words had hyphens, and diagnostics their name.
  private static func older(_ document: GraphDocument) -> String {
    var text = document.text(as: .json).replacingOccurrences(of: #""diagnostics": ["#, with: #""findings": ["#)
    for (word, older) in olderWords { text = text.replacingOccurrences(of: "\"\(word)\"", with: "\"\(older)\"") }
    return text.replacing(#/  "\$schema".*\n/#, with: "").replacing(#/  "generator": \{[^}]*\},\n/#, with: "")
  }

  @Test("reads as one of today", arguments: [GraphDocument(Observatory.self), GraphDocument(AppComponent.self)])
  func older(document: GraphDocument) throws {
    let older = Self.older(document)
    try #require(older.contains("\"findings\""))
    try #require(older.contains("component factory"))
    try #require(!older.contains("generator"))
    let read = try GraphDocument(json: older)
    #expect(read == document)
    #expect(read.version == 1)
    #expect(read.text(as: .json) == document.text(as: .json))
    #expect(try JSONDecoder().decode(GraphDocument.self, from: Data(older.utf8)) == document)
  }

  @Test("reads a file of the first form") func file() throws {
    let text = try RepositoryFile.text("Tests/Fixtures/Documents/graph-with-findings.json")
    let document = try GraphDocument(json: text)
    #expect(document.diagnostics.map(\.id) == ["dependency-cycle", "duplicate-binding", "missing-binding"])
    #expect(document.nodes.contains { $0.kind == .componentFactory })
    #expect(document.nodes.allSatisfy { !$0.kind.rawValue.contains(" ") })
    #expect(try GraphDocument(json: document.text(as: .json)) == document)
  }

  @Test(
    "reads each older word as that of today",
    arguments: olderWords.sorted { $0.key < $1.key }.map { [$0.key, $0.value] })
  func words(words: [String]) throws {
    let (word, older) = (words[0], words[1])
    let json = Data(#"["\#(older)", "\#(word)"]"#.utf8)
    let decoder = JSONDecoder()
    if word.hasSuffix("hook") {
      #expect(try decoder.decode([GraphDocument.Node.Lifecycle].self, from: json).map(\.rawValue) == [word, word])
    } else if word == "object-graph" {
      #expect(
        try decoder.decode([GraphDocument.Requirement.Resolution].self, from: json) == [.objectGraph, .objectGraph])
    } else {
      #expect(try decoder.decode([GraphDocument.Node.Kind].self, from: json).map(\.rawValue) == [word, word])
    }
  }

  @Test("says where an older member leads nowhere") func brokenOlder() throws {
    let document = GraphDocument(Observatory.self)
    let node = try #require(document.diagnostics.first?.nodes.first)
    let text = Self.older(document).replacing(#/"nodes": \[\s*"/#, with: "\"nodes\": [\"X\", \"")
    try #require(text.contains("[\"X\", \"\(node)\""))
    let error = #expect(throws: GraphDocumentError.self) { try GraphDocument(json: text) }
    #expect(error?.code == .notADocument)
    #expect(error?.description == "findings[0].nodes[0]: there is no node 'X'")
  }

  @Test("keeps words that are not known, in each part, and is drawn all the same") func unknownWords() throws {
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
    #expect(!read.text(as: .svg).contains("sug\"gestion"))
    #expect(!read.changes(from: document).isEmpty)
    #expect(try read.filtered(.withoutLeaves).nodes.isEmpty == false)
  }

  @Test("takes a target, or none, where the resolution is not known") func unknownResolution() throws {
    let text = GraphDocument(Observatory.self).text(as: .json).replacingFirst(
      #""resolution": "bound""#, with: #""resolution": "borrowed""#)
    let requirements = try GraphDocument(json: text).nodes.flatMap(\.requirements)
    #expect(requirements.filter { $0.resolution.rawValue == "borrowed" }.map { $0.target != nil } == [true])
  }

  @Test("is refused where it is newer, with its version") func newer() throws {
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
