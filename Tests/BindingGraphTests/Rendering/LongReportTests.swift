@testable import BindingGraph
import Testing

@Suite("Long reports")
struct LongReportTests {
  @Test("A text report shows 100 diagnostics of one kind and counts the remaining ones")
  func cut() {
    let errors = diagnostics("own-error", count: 1000) + diagnostics("other-error", count: 2)
    let lines = DiagnosticRenderer.plain.report(of: errors).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("error: own-error ") } == 100)
    #expect(lines.count { $0.hasPrefix("error: other-error ") } == 2)
    #expect(lines.first == "Multiple Errors (1002)")
    #expect(lines.last == "… and 900 more own-error errors; JSON and SARIF list all of them")
  }

  @Test("A text report counts omitted errors and warnings separately")
  func severities() {
    let all = diagnostics("own-error", count: 101) + diagnostics("own-warning", count: 102, severity: .warning)
    let lines = DiagnosticRenderer.plain.report(of: all).split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("… ") } == [
        "… and 1 more own-error error; JSON and SARIF list all of them",
        "… and 2 more own-warning warnings; JSON and SARIF list all of them",
      ])
  }

  @Test("The terminal shortens a long report to about 300 lines and gives most errors one line")
  func terminal() {
    let errors = ["first", "second", "third", "fourth"].flatMap { kind in
      (0..<112).map { number in
        Diagnostic(
          id: DiagnosticID(rawValue: kind), headline: "\(kind) \(number)",
          location: GraphLocation(file: "/App.swift", line: number + 1),
          steps: [DiagnosticStep("a step"), DiagnosticStep("another step")])
      }
    }
    let lines = DiagnosticRenderer.terminal.report(of: errors).split(separator: "\n", omittingEmptySubsequences: false)
    #expect((250...330).contains(lines.count))
    for kind in ["first", "second", "third", "fourth"] {
      #expect(lines.contains { $0.contains("\(kind) 0") })
      #expect(lines.contains { $0.contains("\(kind) 20") && $0.contains("App.swift:21") })
      #expect(lines.contains { $0.hasPrefix("… and ") && $0.contains(" more \(kind) errors") })
    }
    let short = DiagnosticRenderer.terminal.report(of: Array(errors.prefix(40)))
    #expect(short.contains("first 39") && !short.contains("… and"))
  }

  @Test("A report for tools contains all diagnostics")
  func documents() {
    let errors = diagnostics("own-error", count: 1000)
    #expect(DiagnosticRenderer.compiler.report(of: errors).split(separator: "\n").count == 1000)
    #expect(DiagnosticRenderer.json.report(of: errors).contains("own-error 1000"))
    #expect(DiagnosticRenderer.sarif.report(of: errors).contains("own-error 1000"))
  }

  @Test("A missing binding shows 50 dependents and counts the remaining ones")
  func manyRequests() {
    let sketch = Sketch((0..<62).map { "N\($0) -> Gone" })
    let diagnostics = MissingBindingPass.pass.diagnostics(in: sketch.linked)
    #expect(diagnostics.first?.steps.count == 62)
    let lines = DiagnosticRenderer.plain.report(of: diagnostics).split(separator: "\n")
    #expect(lines.count { $0.contains("required by") } == 50)
    #expect(lines.contains("  -> and 12 more"))
  }

  @Test("A text report omits the middle of a long path, and the diagnostic has all of it")
  func longPath() {
    let chain = Sketch((0..<60).map { "N\($0) -> N\($0 + 1)" })
    let diagnostics = MissingBindingPass.pass.diagnostics(in: chain.linked)
    #expect(diagnostics.first?.chain.count == 60)
    let lines = DiagnosticRenderer.plain.report(of: diagnostics).split(separator: "\n")
    let shown = (1...9).map { "N\($0)" } + ["40 more"] + (50...59).map { "N\($0)" }
    #expect(lines.contains(Substring("  path: App root -> " + shown.joined(separator: " -> "))))
  }

  @Test("A note without a location is printed as unknown or at the location of its diagnostic")
  func notesWithoutPlaces() {
    let diagnostic = Diagnostic(
      id: "test", headline: "wrong", location: GraphLocation(file: "/App.swift", line: 3),
      notes: [.elsewhere("begun in App"), DiagnosticStep("as always")])
    #expect(
      DiagnosticRenderer.compiler.text(for: diagnostic) == """
        /App.swift:3: error: wrong [test]
        <unknown>:0: note: begun in App
        /App.swift:3: note: as always
        """)
  }

  @Test("A text report draws 50 steps of a long cycle and closes it")
  func longCycle() {
    let ring = Sketch((0..<60).map { "N\($0) -> N\(($0 + 1) % 60)" })
    let lines = DiagnosticRenderer.plain.report(of: DependencyCyclePass.pass.diagnostics(in: ring.linked))
      .split(separator: "\n")
    #expect(lines.count { $0.contains("required by") } == 50)
    #expect(lines.contains("  |   and 10 more"))
    #expect(lines.contains("  +----+"))
  }

  private func diagnostics(
    _ id: DiagnosticID, count: Int, severity: Diagnostic.Severity = .error
  ) -> [Diagnostic] {
    (1...count).map { number in
      Diagnostic(id: id, severity: severity, headline: severity == .error ? "\(id.rawValue) \(number)" : "\(number)")
    }
  }
}
