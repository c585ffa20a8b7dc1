import BindingGraph
import Foundation
import GraphDocuments
import Testing

import struct BindingGraph.SourceLocation

@Suite("JSON reports of rule programs") struct DiagnosticJSONTests {
  private struct Oven {}
  private struct Bread {}

  private static func place(_ line: Int, column: Int? = nil) -> SourceLocation {
    SourceLocation(path: ProgramText(copying: "/Bakery/Sources/App.swift"), line: line, column: column)
  }

  private static let diagnostics = [
    Diagnostic(
      id: "layering", headline: "\(Oven.self) must not ask for \(Bread.self)", location: place(3, column: 7),
      steps: [DiagnosticStep("\(Oven.self) bound", at: place(3)), DiagnosticStep("\(Bread.self) bound")],
      notes: [DiagnosticStep("see \"layers\"", at: place(9))],
      suggestions: [
        DiagnosticSuggestion("ask for something between them"),
        DiagnosticSuggestion("bind it here", at: place(4), code: "binder.bind().to(value: ...)"),
        DiagnosticSuggestion(
          "include it", fix: "binder.include(module: Bakery.self)",
          insertion: .init("binder.include(module: Bakery.self)\n", at: place(5))),
      ]),
    Diagnostic(id: "strange-name", severity: .warning, headline: "a name is strange"),
  ]

  @Test(
    "A JSON report of rules is read back and rendered the same in each format",
    arguments: [DiagnosticRenderer.json, .sarif, .compiler, .plain, .terminal])
  func roundTrip(renderer: DiagnosticRenderer) throws {
    let report = DiagnosticRenderer.json.report(of: Self.diagnostics)
    let read = try Diagnostic.diagnostics(inReport: Data(report.utf8))
    #expect(read.map(\.severity) == [.error, .warning])
    #expect(renderer.report(of: read) == renderer.report(of: Self.diagnostics))
  }

  @Test(
    "An invalid JSON report of rules is refused",
    arguments: ["", "The graph is valid.", "[]", #"{"diagnostics": [{}]}"#])
  func refused(text: String) {
    #expect(throws: DecodingError.self) { try Diagnostic.diagnostics(inReport: Data(text.utf8)) }
  }
}
