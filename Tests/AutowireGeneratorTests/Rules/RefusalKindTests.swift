import BindingGraph
import Foundation
import Testing

@testable import cleanse_autowire

@Suite("Kinds of refusals") struct RefusalKindTests {
  @Test("The table of the guide lists exactly the kinds of refusals") func documented() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let guide = folder.appendingPathComponent("../../../Documentation/Wiring.md")
    let section = try #require(
      try String(contentsOf: guide, encoding: .utf8).components(separatedBy: "\n## ").first {
        $0.hasPrefix("Errors\n")
      })
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.map { $0.split(separator: "`")[1] } == DiagnosticKind.refusals.map { $0.id.rawValue[...] })
  }
}
