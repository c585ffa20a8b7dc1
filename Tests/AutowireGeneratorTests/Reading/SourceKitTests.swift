import TestSupport
import Foundation
import Testing

@testable import AutowireGenerator

@Suite("Finding SourceKit") struct SourceKitTests {
  @Test("looks beside the compilers of the search path, and says where it looked") func notFound() throws {
    let folder = try TemporaryFolder(["usr/bin/swiftc": ""])
    let searched = SourceKitSearch(environment: [
      "PATH": "/nowhere:\(folder.path("usr/bin"))", "TOOLCHAIN_DIR": "/toolchain",
    ])
    .candidates
    #expect(
      searched.prefix(2).map { $0.components(separatedBy: "/usr/lib/")[0] } == [
        "/toolchain", folder.url.resolvingSymlinksInPath().path,
      ])
  }

  @Test("a wrong path is an error that names it") func wrongPath() {
    #expect(throws: ReadingError.noSourceKit(searched: ["/nowhere/sourcekit"])) {
      try SourceKit(path: "/nowhere/sourcekit", environment: [:])
    }
    #expect(
      ReadingError.noSourceKit(searched: ["/one", "/two"]).description == """
        SourceKit, a library of the Swift toolchain, was not found. Searched:
          /one
          /two
        Pass its path with --sourcekit.
        """)
  }

  @Test("a file that is no library is an error that names it") func noLibrary() throws {
    let file = try TemporaryFile("text", extension: "so")
    let error = #expect(throws: ReadingError.self) { try SourceKit(path: file.path, environment: [:]) }
    guard case .unusableSourceKit(file.path, _) = error else {
      Issue.record("The error is \(String(describing: error))")
      return
    }
  }
}
