import TestSupport
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
    #expect(check.uncheckedCode == [])
  }

  @Test("in diagnostics-tour everything is found that it shows, as the README prints it") func diagnosticsTour() throws
  {
    let folder = RepositoryFile.url("Sources/Examples/diagnostics-tour")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let module = try TestCompiler.facts(
      ofModule: "diagnostics_tour", sources: names.map { folder.appendingPathComponent($0).path })
    let report = DiagnosticRenderer.compiler.relative(to: RepositoryFile.root.path)
      .report(of: try GraphCheck([module]).diagnostics)
    #expect(try report + "\n" == RepositoryFile.text("Tests/ExpectedOutput/diagnostics-tour-cleansec.txt"))
  }
}
