import BindingGraph
import Foundation
import Testing

@testable import Checker

@Suite("The examples, checked at build time") struct ExampleTests {
  @Test("nothing is found in github-browser") func gitHubBrowser() throws {
    let browser = try SabotagedBrowser()
    let check = try GraphCheck([browser.facts])
    #expect(check.findings.map(\.root) == ["GitHubBrowser.AppComponent"])
    #expect(check.diagnostics.map { "\($0.headline)" } == [])
    #expect(check.remarks == [])
  }

  @Test("in diagnostics-tour everything is found that it shows, as the README prints it") func diagnosticsTour() throws
  {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = package.appendingPathComponent("Sources/Examples/diagnostics-tour")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let module = try TestCompiler.facts(
      ofModule: "diagnostics_tour", sources: names.map { folder.appendingPathComponent($0).path })
    let report = DiagnosticRenderer.compiler.relative(to: package.path)
      .report(of: try GraphCheck([module]).diagnostics)
    let expected = package.appendingPathComponent("Tests/ExpectedOutput/diagnostics-tour-cleansec.txt")
    let text = try String(contentsOf: expected, encoding: .utf8)
    #expect(report + "\n" == text)
  }
}
