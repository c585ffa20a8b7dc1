import BindingGraph
import Foundation
import Testing

@Suite("Documentation site") struct DocumentationSiteTests {
  private let missing = Validator.diagnostics(in: Sketch("Root -> Clock").linked)
  private let site = "https://docs.example.com/app/"
  private let page = "https://docs.example.com/app/documentation/cleanse/diagnostics#missing-binding"

  @Test("A text report links to the documentation site after see:") func text() {
    let lines = DiagnosticRenderer.plain.documented(at: site).report(of: missing).components(separatedBy: "\n")
    #expect(lines.last == "  see: \(page)")
    #expect(DiagnosticRenderer.plain.report(of: missing).hasSuffix("see: Documentation/Diagnostics.md#missing-binding"))
  }

  @Test("A report in the compiler's format has a note with the documentation site") func compiler() {
    let lines = DiagnosticRenderer.compiler.documented(at: site).report(of: missing).components(separatedBy: "\n")
    #expect(lines.last?.hasSuffix(": note: see: \(page)") == true)
    #expect(!DiagnosticRenderer.compiler.report(of: missing).contains("see:"))
  }

  @Test("A document contains the address on the documentation site", arguments: [DiagnosticRenderer.json, .sarif])
  func documents(renderer: DiagnosticRenderer) {
    #expect(renderer.documented(at: site).report(of: missing).contains("\"\(page)\""))
    #expect(!renderer.report(of: missing).contains("docs.example.com"))
  }

  @Test("A rule's diagnostic keeps its own documentation address") func plugins() {
    let own = Diagnostic(id: "layering", headline: "wrong", documentationURL: "https://example.com/layering")
    #expect(
      DiagnosticRenderer.plain.documented(at: site).text(for: own)
        == "error: wrong [layering]\n  see: https://example.com/layering")
    #expect(
      !DiagnosticRenderer.compiler.documented(at: site).text(for: Diagnostic(id: "a", headline: "b")).contains("see"))
  }
}
