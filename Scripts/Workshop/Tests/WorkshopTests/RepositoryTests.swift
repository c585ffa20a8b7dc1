import Testing

@testable import workshop

@Suite("Repository")
struct RepositoryTests {
  @Test("The files below a folder exclude those of build folders")
  func buildFolders() throws {
    let files = ["Sources/A/B.swift": "", "Sources/A/C.md": "", "Sources/A/.build/checkouts/D.swift": ""]
    let found = try Repository.withFiles(files) { try $0.files(below: "Sources", endingIn: ".swift") }
    #expect(found == ["Sources/A/B.swift"])
  }
}
