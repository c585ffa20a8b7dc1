import TestSupport
import CleanseGraph
import Foundation
import Testing

@Suite("Output files of documents") struct TextFileTests {
  private let document = GraphDocument(Observatory.self)
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("Writing a document through symbolic links keeps the links and writes their target") func links()
    throws
  {
    let files = FileManager.default
    let real = try folder.write("before", to: "real.txt")
    try files.createSymbolicLink(atPath: folder.path("near.txt"), withDestinationPath: "real.txt")
    try files.createSymbolicLink(atPath: folder.path("far.txt"), withDestinationPath: folder.path("near.txt"))
    try files.createSymbolicLink(atPath: folder.path("new.txt"), withDestinationPath: "made.txt")
    try document.write(to: folder.path("far.txt"))
    try document.write(to: folder.path("new.txt"))
    #expect(try files.destinationOfSymbolicLink(atPath: folder.path("near.txt")) == "real.txt")
    #expect(try files.destinationOfSymbolicLink(atPath: folder.path("far.txt")) == folder.path("near.txt"))
    #expect(try files.destinationOfSymbolicLink(atPath: folder.path("new.txt")) == "made.txt")
    #expect(try String(contentsOfFile: real, encoding: .utf8) == document.text(as: .text))
    #expect(try folder.text(of: "made.txt") == document.text(as: .text))
    #expect(folder.contents.sorted() == ["far.txt", "made.txt", "near.txt", "new.txt", "real.txt"])
  }

  @Test("Writing a document to a cycle of symbolic links fails") func cycle() throws {
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.path("a.txt"), withDestinationPath: "b.txt")
    try files.createSymbolicLink(atPath: folder.path("b.txt"), withDestinationPath: "a.txt")
    let error = #expect(throws: GraphDocumentError.self) { try document.write(to: folder.path("a.txt")) }
    #expect(error?.description == "\(folder.path("a.txt")) cannot be written")
  }

  @Test("Writing a document keeps the permissions of an existing file", arguments: [0o600, 0o640, 0o755])
  func permissions(mode: Int) throws {
    let file = try folder.write("before", to: "graph.txt")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
    try document.write(to: file)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == mode)
    #expect(try folder.text(of: "graph.txt") == document.text(as: .text))
  }

  @Test("Writing a document creates a file with default permissions") func newFile() throws {
    let other = folder.path("other")
    #expect(FileManager.default.createFile(atPath: other, contents: nil))
    try document.write(to: folder.path("graph.txt"))
    let modes = try [other, folder.path("graph.txt")].map {
      try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
    }
    #expect(modes[0] == modes[1])
  }

  @Test("Writing a document replaces the file atomically, so an open reader still reads the old one") func atomic()
    throws
  {
    let file = try folder.write("before", to: "graph.txt")
    let reader = try #require(FileHandle(forReadingAtPath: file))
    try document.write(to: file)
    #expect(String(decoding: reader.readDataToEndOfFile(), as: UTF8.self) == "before")
  }

  @Test("A document can be written to a named pipe") func pipe() async throws {
    let path = folder.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    let document = document
    async let read = Task.detached { FileHandle(forReadingAtPath: path)?.readDataToEndOfFile() }.value
    try document.write(to: path, as: .json)
    let received = try #require(await read)
    #expect(try GraphDocument(json: String(decoding: received, as: UTF8.self)) == document)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType != .typeRegular)
  }

  @Test("A document can be written to an open file descriptor") func descriptor() throws {
    let file = folder.path("open")
    _ = try folder.write("", to: "open")
    let handle = try #require(FileHandle(forWritingAtPath: file))
    handle.write(Data("before ".utf8))
    try document.write(to: "/dev/fd/\(handle.fileDescriptor)", as: .text)
    #expect(try folder.text(of: "open") == "before " + document.text(as: .text))
  }

  @Test(
    "Writing a document to a full device or closed descriptor fails with the reason",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func full() {
    let error = #expect(throws: GraphDocumentError.self) { try document.write(to: "/dev/full", as: .text) }
    #expect(error?.description == "/dev/full cannot be written: No space left on device")
    let closed = #expect(throws: GraphDocumentError.self) { try document.write(to: "/dev/fd/999", as: .text) }
    #expect(closed?.description == "/dev/fd/999 cannot be written: Bad file descriptor")
  }
}
