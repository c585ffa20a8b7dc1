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
}
