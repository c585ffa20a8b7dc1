import TestSupport
import Foundation
import Testing

@testable import cleanse_autowire

@Suite("Search for SourceKit") struct SourceKitTests {
  @Test("SourceKit is searched in TOOLCHAIN_DIR and beside the compilers of the search path") func notFound() throws {
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

  @Test("A wrong path of SourceKit is an error that lists the searched paths") func wrongPath() {
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

  @Test("A SourceKit file that is not a library is an error with its path") func noLibrary() throws {
    let file = try TemporaryFile("text", extension: "so")
    let error = #expect(throws: ReadingError.self) { try SourceKit(path: file.path, environment: [:]) }
    guard case .unusableSourceKit(file.path, _) = error else {
      Issue.record("The error is \(String(describing: error))")
      return
    }
  }
}
