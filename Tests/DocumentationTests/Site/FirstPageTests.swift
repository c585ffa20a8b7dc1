import TestSupport
import Testing

/// The first page of the documentation site.
enum FirstPage {
  /// The code of the first example.
  static func example() throws -> String {
    let page = try RepositoryFile.text("Sources/Cleanse/Cleanse.docc/Cleanse.md")
    return String(try #require(page.firstMatch(of: /```swift\n(import Cleanse[\s\S]*?)```/)).1)
  }
}

@Suite("First page of the documentation site") struct FirstPageTests {
  /// The columns of a code block in a window of 390 pixels.
  private static let columns = 35

  @Test("The first example is the program of the README, in lines for narrow screens") func example() throws {
    let example = try FirstPage.example()
    let program = try RepositoryFile.text("Tests/Fixtures/Clients/Programs/QuickStart/main.swift")
    let code = program.replacing(#/  // \d\. .*/#, with: "")
    #expect(example.filter { !$0.isWhitespace } == code.filter { !$0.isWhitespace })
    #expect(example.split(separator: "\n").filter { $0.count > Self.columns } == [])
  }
}
