import TestSupport
import BindingGraph
import cleansec
import Testing

@Suite("Reports in the diagnostics reference") struct DocumentedReportTests {
  @Test(
    "The diagnostics reference prints the report of its example",
    arguments: [
      "ChosenInitializer", "ConditionalBinding", "UnusedRoot", "UnrunHooks", "UncheckedCode", "SharedTwice",
      "UnsharedClass",
    ])
  func report(example: String) throws {
    let folder = RepositoryFile.url("Tests/DocumentationTests/Diagnostics").path
    let source = "\(folder)/\(example).swift"
    let module = try TestCompiler.facts(ofModule: "DocumentationTests", sources: [source])
    // Only the example of unused roots is checked as a package, because tests use the roots of the other examples.
    let sources = PackageSources(folder: example == "UnusedRoot" ? folder : "/nowhere", modules: [])
    let report = DiagnosticRenderer.plain.report(of: try GraphCheck([module], usedIn: sources).diagnostics)
    let page = try RepositoryFile.text("Documentation/Diagnostics.md")
    #expect(page.contains("<!-- report: \(example).swift -->\n```\n\(report)\n```\n"), "\(report)")
  }

  @Test("The report of an enabled rule in the guide equals the output of cleansec") func enabledRule() throws {
    let source = RepositoryFile.url("Tests/DocumentationTests/Diagnostics/ImplementationBesideProtocol.swift").path
    let module = try TestCompiler.facts(ofModule: "DocumentationTests", sources: [source])
    let check = try GraphCheck([module], enabling: [.implementationBesideProtocol])
    let folder = RepositoryFile.url("Tests/DocumentationTests").path
    try Golden.expect(
      DiagnosticRenderer.compiler.relative(to: folder).report(of: check.diagnostics) + "\n",
      named: "rules/implementation-beside-protocol.txt")
  }
}
