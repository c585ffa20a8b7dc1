import Foundation
import Testing

@testable import Commands

@Suite("Version") struct VersionTests {
  @Test("The version is that of the newest changelog section, or a development version before a release")
  func changelog() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../CHANGELOG.md")
    let sections = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ").dropFirst()
    // The section of unreleased changes is empty in a release.
    let newest = try #require(sections.first { $0.contains("\n- ") })
    let heading = newest.prefix { $0 != "\n" }
    if heading == "Unreleased" {
      #expect(Version.current.hasSuffix("-dev"))
    } else {
      #expect(heading == Version.current || heading.hasPrefix("\(Version.current) - "))
    }
  }
}
