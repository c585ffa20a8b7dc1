import TestSupport
import BindingGraph
import Foundation
import Testing

@testable import cleansec

@Suite("Static checks of the examples") struct ExampleTests {
  @Test("The github-browser example has no diagnostics") func gitHubBrowser() throws {
    let browser = try SabotagedBrowser()
    let check = try GraphCheck([browser.facts])
    #expect(check.findings.map(\.root) == ["GitHubBrowser.AppComponent"])
    #expect(check.diagnostics.map { "\($0.headline)" } == [])
    #expect(check.uncheckedCode == [])
  }

  @Test("The report of diagnostics-tour equals its expected output") func diagnosticsTour() throws {
    let folder = RepositoryFile.url("Sources/Examples/diagnostics-tour")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let module = try TestCompiler.facts(
      ofModule: "diagnostics_tour", sources: names.map { folder.appendingPathComponent($0).path })
    let report = DiagnosticRenderer.compiler.relative(to: RepositoryFile.root.path)
      .report(of: try GraphCheck([module]).diagnostics)
    #expect(try report + "\n" == RepositoryFile.text("Tests/ExpectedOutput/diagnostics-tour-cleansec.txt"))
  }
}
