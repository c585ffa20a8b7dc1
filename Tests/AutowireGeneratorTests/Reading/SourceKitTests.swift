import Foundation
import Testing

@testable import AutowireGenerator

@Suite("Finding SourceKit") struct SourceKitTests {
  @Test("looks beside the compilers of the search path, and says where it looked") func notFound() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("usr/bin"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bin = folder.appendingPathComponent("usr/bin")
    try Data().write(to: bin.appendingPathComponent("swiftc"))
    let searched = SourceKitSearch(environment: ["PATH": "/nowhere:\(bin.path)", "TOOLCHAIN_DIR": "/toolchain"])
      .candidates
    #expect(
      searched.prefix(2).map { $0.components(separatedBy: "/usr/lib/")[0] } == [
        "/toolchain", folder.resolvingSymlinksInPath().path,
      ])
  }

  @Test("a wrong path is an error that names it") func wrongPath() {
    #expect(throws: ReadingError.noSourceKit(searched: ["/nowhere/sourcekit"])) {
      try SourceKit(path: "/nowhere/sourcekit", environment: [:])
    }
    #expect(
      ReadingError.noSourceKit(searched: ["/one", "/two"]).description == """
        SourceKit, which comes with the Swift toolchain, was not found. Looked for:
          /one
          /two
        Say where it is with --sourcekit PATH.
        """)
  }

  @Test("a file that is no library is an error that names it") func noLibrary() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let error = #expect(throws: ReadingError.self) { try SourceKit(path: file.path, environment: [:]) }
    guard case .unusableSourceKit(file.path, _) = error else {
      Issue.record("The error is \(String(describing: error))")
      return
    }
  }
}
