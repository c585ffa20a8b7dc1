import Foundation
import Testing

@testable import Commands

@Suite("The version") struct VersionTests {
  @Test("is that of the newest changes: a development version until they are released") func changelog() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../CHANGELOG.md")
    let sections = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ").dropFirst()
    // The section of changes to come is there, and empty, when a version is released.
    let newest = try #require(sections.first { $0.contains("\n- ") })
    let heading = newest.prefix { $0 != "\n" }
    if heading == "Unreleased" {
      #expect(Version.current.hasSuffix("-dev"))
    } else {
      #expect(heading == Version.current || heading.hasPrefix("\(Version.current) - "))
    }
  }
}
