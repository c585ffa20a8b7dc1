import BindingGraph
import Checker
import Foundation
import Testing

@Suite("Reports in the reference of diagnostics") struct DocumentedReportTests {
  @Test("are those of the examples", arguments: ["ChosenInitializer", "ConditionalBinding"])
  func report(example: String) throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let source = package.appendingPathComponent("Tests/DocumentationTests/Diagnostics/\(example).swift").path
    let module = try TestCompiler.facts(ofModule: "DocumentationTests", sources: [source])
    let report = DiagnosticRenderer.plain.report(of: try GraphCheck([module]).diagnostics)
    let page = try String(
      contentsOf: package.appendingPathComponent("Documentation/Diagnostics.md"), encoding: .utf8)
    #expect(page.contains("<!-- report: \(example).swift -->\n```\n\(report)\n```\n"), "\(report)")
  }
}
