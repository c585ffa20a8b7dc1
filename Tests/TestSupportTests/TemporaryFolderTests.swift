import Foundation
import Testing
import TestSupport

@Suite("Temporary files") struct TemporaryFolderTests {
  @Test("a folder has files, and goes away with its value") func folder() throws {
    let url: URL
    do {
      let folder = try TemporaryFolder(["Sources/A.swift": "a"])
      url = folder.url
      #expect(try folder.text(of: "Sources/A.swift") == "a")
      #expect(try folder.write("b", to: "B.swift") == folder.path("B.swift"))
      #expect(Set(folder.contents) == ["Sources", "B.swift"])
    }
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test("a text keeps its mark of the byte order") func byteOrderMark() throws {
    #expect(try TemporaryFolder(["A.swift": "\u{FEFF}a"]).text(of: "A.swift") == "\u{FEFF}a")
  }

  @Test("a copy may be changed") func copy() throws {
    let folder = try TemporaryFolder(["A.swift": "a"])
    let copy = try TemporaryFolder(copying: folder.url)
    try copy.write("b", to: "A.swift")
    #expect(try copy.text(of: "A.swift") == "b")
    #expect(try folder.text(of: "A.swift") == "a")
  }

  @Test("a file has its extension, and goes away with its value") func file() throws {
    let url: URL
    do {
      let file = try TemporaryFile("a", extension: "swift")
      url = file.url
      #expect(url.pathExtension == "swift")
      #expect(try String(contentsOf: url, encoding: .utf8) == "a")
    }
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test("files of the repository are found") func repository() throws {
    #expect(try RepositoryFile.text("Tests/TestSupportTests/TemporaryFolderTests.swift").contains("func repository()"))
  }
}
