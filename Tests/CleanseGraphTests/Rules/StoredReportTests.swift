import BindingGraph
import Foundation
import Testing

@testable import GraphDocuments

@Suite("Stored reports of rule programs") struct StoredReportTests {
  private func report(_ members: String, version: Int = 1) -> Data {
    Data(
      """
      {"version": \(version), "diagnostics": [{
        "id": "layering", "severity": "error", "headline": "wrong", "chain": [], "steps": [], "notes": [],
        "suggestions": [], \(members)
      }]}
      """.utf8)
  }

  @Test(
    "A stored report is read with each former spelling of its subjects",
    arguments: [
      (#""subjects": [{"name": "A", "qualifiedName": "M.A"}, {"name": "B", "qualifiedName": "M.B"}]"#, ["M.A", "M.B"]),
      (#""subjects": []"#, []), (#""colour": 1"#, []),
      (#""subject": "A", "qualifiedSubject": "M.A""#, ["M.A"]),
      (#""subject": "A", "qualifiedSubject": "M.A", "subjects": ["M.A", "M.B"]"#, ["M.A", "M.B"]),
    ])
  func subjects(members: String, names: [String]) throws {
    let found = try Diagnostic.diagnostics(inReport: report(members))
    #expect(found.map { $0.subjects.map(\.qualifiedName) } == [names])
    #expect(found[0].subject?.qualifiedName == names.first)
  }

  @Test("A stored report is read back with severity, subjects and documentation link") func roundTrip() throws {
    let diagnostic = Diagnostic(
      id: "layering", severity: DiagnosticSeverity(rawValue: "remark"), headline: "wrong",
      suggestions: [DiagnosticSuggestion("think")], documentationURL: "https://example.com/layering",
      subjects: [TypeReference(spelling: "M.A"), TypeReference(spelling: "M.B")])
    let text = DiagnosticRenderer.json.report(of: [diagnostic])
    let read = try Diagnostic.diagnostics(inReport: Data(text.utf8))
    #expect(read.map(\.documentationURL) == ["https://example.com/layering"])
    #expect(read.map(\.severity.rawValue) == ["remark"])
    #expect(DiagnosticRenderer.json.report(of: read) == text)
  }

  @Test("A stored report with a newer version is refused with its version") func newer() {
    #expect(throws: UnsupportedReportVersion(version: 2)) {
      try Diagnostic.diagnostics(inReport: report(#""subjects": []"#, version: 2))
    }
  }
}
