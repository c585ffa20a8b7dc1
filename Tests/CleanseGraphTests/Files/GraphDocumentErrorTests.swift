import CleanseGraph
import Foundation
import TestSupport
import Testing

@Suite("Errors of documents") struct GraphDocumentErrorTests {
  private let folder: TemporaryFolder
  private let document = GraphDocument(Observatory.self)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func error(_ body: () throws -> Void) throws -> GraphDocumentError {
    try #require(#expect(throws: GraphDocumentError.self) { try body() })
  }

  @Test("A document error states the code, path and reason of a file problem") func files() throws {
    let missing = try error { _ = try GraphDocument(contentsOf: folder.url.appendingPathComponent("none.json")) }
    #expect(missing.code == .notFound)
    #expect(missing.path == folder.path("none.json"))
    #expect(missing.reason == "there is no such file")
    #expect(try error { _ = try GraphDocument(contentsOf: folder.url) }.code == .notReadable)
    let broken = try error { _ = try GraphDocument(contentsOfFile: folder.write("{", to: "broken.json")) }
    #expect(broken.code == .notADocument)
    #expect(broken.path == folder.path("broken.json"))
    #expect(broken.reason == "this is not a JSON document")
    let unwritable = try error { try document.write(to: folder.url.appendingPathComponent("none/graph.json")) }
    #expect(unwritable.code == .notWritable)
    #expect(unwritable.path == folder.path("none/graph.json"))
    #expect(unwritable.reason == "there is no folder \(folder.path("none"))")
  }

  @Test("A document error states an unknown name with near matches") func names() throws {
    let name = try error { _ = try document.filtered(.needed(by: "Mirrror")) }
    #expect(name.code == .unknownName)
    #expect(name.name == "Mirrror")
    #expect(name.nearMisses == ["Mirror"])
    let format = try error { _ = try GraphFormat(name: "pdf") }
    #expect(format.code == .unknownFormat)
    #expect(format.name == "pdf")
    #expect(format.path == nil)
    let file = try error { try document.write(to: folder.path("graph.pdf")) }
    #expect(file.code == .unknownFormat)
    #expect(file.path == folder.path("graph.pdf"))
  }

  @Test("The localized description of a document error equals its description") func localized() throws {
    let missing: any Error = try error { _ = try GraphDocument(contentsOfFile: "/none.json") }
    #expect(missing.localizedDescription == "there is no file /none.json")
  }

  @Test("A document is written to and read from a URL as from a path") func urls() throws {
    let file = folder.url.appendingPathComponent("a graph.json")
    try document.write(to: file)
    #expect(try GraphDocument(contentsOf: file) == document)
    try document.write(to: folder.url.appendingPathComponent("graph"), as: .text)
    #expect(
      try String(contentsOf: folder.url.appendingPathComponent("graph"), encoding: .utf8) == document.text(as: .text))
  }
}
