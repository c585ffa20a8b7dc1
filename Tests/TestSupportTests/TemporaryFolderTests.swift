import Foundation
import Testing
import TestSupport

@Suite("Temporary files") struct TemporaryFolderTests {
  @Test("A temporary folder contains its files and is removed with its value") func folder() throws {
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

  @Test("A text of a temporary folder keeps its byte order mark") func byteOrderMark() throws {
    #expect(try TemporaryFolder(["A.swift": "\u{FEFF}a"]).text(of: "A.swift") == "\u{FEFF}a")
  }

  @Test("A copy of a temporary folder can be changed without the original") func copy() throws {
    let folder = try TemporaryFolder(["A.swift": "a"])
    let copy = try TemporaryFolder(copying: folder.url)
    try copy.write("b", to: "A.swift")
    #expect(try copy.text(of: "A.swift") == "b")
    #expect(try folder.text(of: "A.swift") == "a")
  }

  @Test("A temporary file has its extension and is removed with its value") func file() throws {
    let url: URL
    do {
      let file = try TemporaryFile("a", extension: "swift")
      url = file.url
      #expect(url.pathExtension == "swift")
      #expect(try String(contentsOf: url, encoding: .utf8) == "a")
    }
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test("Files of the repository are found by their paths") func repository() throws {
    #expect(try RepositoryFile.text("Tests/TestSupportTests/TemporaryFolderTests.swift").contains("func repository()"))
  }
}
