import TestSupport
import CleanseGraph
import Foundation
import Testing

@Suite("Document files") struct GraphFileTests {
  private let document = GraphDocument(Observatory.self)
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A document file has the format of its extension unless another format is given") func formats() throws {
    try document.write(to: folder.path("graph.dot"))
    #expect(try folder.text(of: "graph.dot") == document.text(as: .dot))
    try document.write(to: folder.path("graph.dot"), as: .text)
    #expect(try folder.text(of: "graph.dot") == document.text(as: .text))
  }

  @Test("A JSON document file is read back unchanged") func reading() throws {
    try document.write(to: folder.path("graph.json"))
    #expect(try GraphDocument(contentsOfFile: folder.path("graph.json")) == document)
  }

  @Test("A document file with another encoding than UTF-8 is refused") func otherEncoding() throws {
    let text = document.text(as: .json).replacingOccurrences(of: "Motor", with: "Mot\u{F6}r")
    let bytes = try #require(text.data(using: .isoLatin1))
    try bytes.write(to: folder.url(of: "graph.json"))
    let path = folder.path("graph.json")
    expect("\(path): this is not encoded in UTF-8") { try GraphDocument(contentsOfFile: path) }
  }

  @Test("An unreadable or unwritable document file is an error that states the reason") func unusable() throws {
    try document.write(to: folder.path("graph.txt"))
    let (file, missing) = (folder.path("graph.txt"), folder.path("none/graph.txt"))
    expect("\(missing) cannot be written: there is no folder \(folder.path("none"))") {
      try document.write(to: missing)
    }
    expect("\(folder.path("")) cannot be written: this is a folder") {
      try document.write(to: folder.path(""), as: .text)
    }
    expect(" cannot be written") { try document.write(to: "", as: .text) }
    expect("\(file)/graph.txt cannot be written: there is no folder \(file)") {
      try document.write(to: file + "/graph.txt")
    }
    expect("there is no file \(missing)") { try GraphDocument(contentsOfFile: missing) }
    expect("\(folder.path("")) is a folder") { try GraphDocument(contentsOfFile: folder.path("")) }
    expect(
      """
      \(file) holds a graph as text, and only JSON and lock files can be read: write the graph to a file 'graph.json', \
      or compare two texts with 'diff -u'
      """
    ) { try GraphDocument(contentsOfFile: file) }
    let drawing = try folder.write(document.text(as: .dot), to: "graph.dot")
    expect(
      "\(drawing) holds a graph as dot, and only JSON and lock files can be read: write the graph to a file 'graph.json'"
    ) {
      try GraphDocument(contentsOfFile: drawing)
    }
    #expect(throws: GraphDocumentError.self) { try document.write(to: folder.path("graph.pdf")) }
    #expect(folder.contents.sorted() == ["graph.dot", "graph.txt"])
  }

  private func expect<Result>(
    _ description: String, sourceLocation: Testing.SourceLocation = #_sourceLocation, _ body: () throws -> Result
  ) {
    let error = #expect(throws: GraphDocumentError.self, sourceLocation: sourceLocation) { _ = try body() }
    #expect(error?.description == description, sourceLocation: sourceLocation)
  }
}
