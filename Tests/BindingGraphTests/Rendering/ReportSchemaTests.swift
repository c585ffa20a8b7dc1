import TestSupport
import BindingGraph
import Foundation
import Testing

@Suite("Schema of JSON reports")
struct ReportSchemaTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(named: "report")
  }

  @Test(
    "The schema describes every member of a report with all kinds of diagnostics",
    arguments: [DiagnosticRenderer.json, .json.relative(to: "/Tests")])
  func everything(renderer: DiagnosticRenderer) throws {
    let diagnostics = Sample.all.flatMap { $0.diagnostics() }
    #expect(try schema.problems(of: renderer.report(of: diagnostics)) == [])
    #expect(try schema.problems(of: renderer.report(of: [])) == [])
    let extent = CheckedExtent(roots: 3, bindings: 412, unchecked: 1)
    #expect(try schema.problems(of: renderer.showing(extent).report(of: diagnostics)) == [])
    let place = SourceLocation(path: ProgramText("/A.swift"), line: 1, column: 2)
    #expect(
      try schema.problems(of: renderer.text(for: Diagnostic(id: "test", headline: "", location: place))) == [])
  }

  @Test("The schema refuses missing members, wrong types and unknown members")
  func refusals() throws {
    #expect(
      try schema.problems(of: #"{"version": 2, "errorCount": -1, "warningCount": "0", "diagnostics": [{}], "more": 1}"#)
        == [
          "noteCount: missing", "diagnostics[0].id: missing", "diagnostics[0].severity: missing",
          "diagnostics[0].headline: missing",
          "diagnostics[0].subjects: missing", "diagnostics[0].chain: missing", "diagnostics[0].steps: missing",
          "diagnostics[0].notes: missing",
          "diagnostics[0].suggestions: missing", "errorCount: too small", "more: not described", "version: not 1",
          "warningCount: not of type integer",
        ])
  }
}
