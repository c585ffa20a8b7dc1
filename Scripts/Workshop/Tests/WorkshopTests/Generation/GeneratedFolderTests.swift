import Foundation
import Testing

@testable import workshop

@Suite("Generated folders")
struct GeneratedFolderTests {
  private var folder: GeneratedFolder {
    var folder = GeneratedFolder("Generated")
    folder.add("A.swift") { "a" }
    folder.add("B.swift") { "b" }
    return folder
  }

  @Test("A generated folder reports files that differ, are missing or are not generated")
  func differences() throws {
    try Repository.withFiles(["Generated/A.swift": "other\n", "Generated/C.swift": ""]) { repository in
      let differences = try folder.differences(in: repository)
      #expect(
        differences == [
          "Generated/A.swift differs", "Generated/B.swift is missing", "Generated/C.swift is not generated",
        ])
    }
  }

  @Test("A generated folder has no differences after writing")
  func writing() throws {
    try Repository.withFiles(["Generated/A.swift": "other\n", "Generated/C.swift": ""]) { repository in
      try folder.write(to: repository)
      #expect(try folder.differences(in: repository) == [])
      #expect(try repository.text(of: "Generated/B.swift") == "b\n")
    }
  }

  @Test("A generated folder that holds other files keeps them") func others() throws {
    var folder = GeneratedFolder("Generated", holdsOthers: true)
    folder.add("A.swift") { "a" }
    try Repository.withFiles(["Generated/Sources/C.swift": "c"]) { repository in
      try folder.write(to: repository)
      #expect(try folder.differences(in: repository) == [])
      #expect(try repository.text(of: "Generated/Sources/C.swift") == "c")
    }
  }

  @Test("A generated folder that is in git is marked as generated") func attributes() throws {
    let root = (0..<6).reduce(URL(fileURLWithPath: #filePath)) { file, _ in file.deletingLastPathComponent() }
    let repository = Repository(root: root)
    let generators = Workshop.generators.filter { $0.isPartOfRepository && !$0.needsBuild }
    let paths = try generators.flatMap { try $0.folders(for: repository) }.map(\.path) + [APIGenerator.folder]
    let files = paths.map { $0 + "/file" }
    let attributes = try Command(["git", "check-attr", "linguist-generated", "--"] + files, in: repository).output()
    #expect(attributes.split(separator: "\n").map(String.init) == files.map { "\($0): linguist-generated: set" })
  }
}
