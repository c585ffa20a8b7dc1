import TestSupport
import BindingGraph
import Checker
import Testing

@Suite("Reports in the reference of diagnostics") struct DocumentedReportTests {
  @Test(
    "are those of the examples",
    arguments: [
      "ChosenInitializer", "ConditionalBinding", "UnusedRoot", "UnrunHooks", "UncheckedCode", "SharedTwice",
      "UnsharedState",
    ])
  func report(example: String) throws {
    let folder = RepositoryFile.url("Tests/DocumentationTests/Diagnostics").path
    let source = "\(folder)/\(example).swift"
    let module = try TestCompiler.facts(ofModule: "DocumentationTests", sources: [source])
    // Of a package it is told what it leaves unused; the roots of the other examples have tests.
    let sources = PackageSources(folder: example == "UnusedRoot" ? folder : "/nowhere", modules: [])
    let report = DiagnosticRenderer.plain.report(of: try GraphCheck([module], usedIn: sources).diagnostics)
    let page = try RepositoryFile.text("Documentation/Diagnostics.md")
    #expect(page.contains("<!-- report: \(example).swift -->\n```\n\(report)\n```\n"), "\(report)")
  }
}
