import Foundation
import Testing

@testable import Commands

@Suite("The version") struct VersionTests {
  @Test("is that of the newest changes: a development version until they are released") func changelog() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../CHANGELOG.md")
    let heading = try #require(
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").first { $0.hasPrefix("## ") })
    if heading == "## Unreleased" {
      #expect(Version.current.hasSuffix("-dev"))
    } else {
      #expect(heading.hasPrefix("## [\(Version.current)] - ") || heading.hasPrefix("## \(Version.current) - "))
    }
  }
}
