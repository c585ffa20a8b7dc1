import BindingGraph
import Testing

@Suite("Severities") struct SeverityTests {
  private static let unknown = DiagnosticSeverity(rawValue: "remark")

  private func diagnostic(_ severity: DiagnosticSeverity) -> Diagnostic {
    Diagnostic(id: "test", severity: severity, headline: "Something")
  }

  @Test("Severities are ordered from error to note, and an unknown one is the lowest") func order() {
    #expect([.note, Self.unknown, .error, .warning].sorted(by: >) == [.error, .warning, .note, Self.unknown])
    #expect(DiagnosticSeverity.allCases == [.error, .warning, .note])
    #expect(Self.unknown < DiagnosticSeverity(rawValue: "suggestion"))
    #expect("\(Diagnostic.Severity.error)" == "error")
  }

  @Test("An unknown severity counts as a note in every report format") func unknown() {
    let found = [diagnostic(Self.unknown)]
    #expect(DiagnosticRenderer.json.report(of: found).contains(#""noteCount": 1"#))
    #expect(DiagnosticRenderer.json.report(of: found).contains(#""severity": "remark""#))
    #expect(DiagnosticRenderer.compiler.report(of: found) == "<unknown>:0: note: Something [test]")
    #expect(DiagnosticRenderer.sarif.report(of: found).contains(#""level": "note""#))
    #expect(DiagnosticRenderer.plain.report(of: found) == "The graph is valid.\n\nremark: Something [test]")
  }

  @Test("A report replaces line 0 with line 1") func lines() {
    let place = SourceLocation(path: ProgramText("/A.swift"), line: 0, column: nil)
    let report = DiagnosticRenderer.json.report(of: [Diagnostic(id: "test", headline: "", location: place)])
    #expect(report.contains(#""line": 1"#))
  }

  @Test("An unknown kind of suggestion is kept") func kinds() {
    #expect(DiagnosticSuggestion("Think").kind == .hint)
    #expect(DiagnosticSuggestion.Kind(rawValue: "maybe").description == "maybe")
  }
}

@Suite("Details of diagnostics") struct DocumentationURLTests {
  @Test("The documentation URL of a diagnostic is absolute, for kinds of Cleanse and of rules") func addresses() {
    let own = Sample.all.flatMap { $0.diagnostics() }.filter { $0.fact.kind.summary != nil }
    #expect(own.count > 20)
    #expect(own.allSatisfy { $0.documentationURL?.hasPrefix("https://cleanse.example/Documentation/") == true })
    let rule = Diagnostic(id: "layering", headline: "wrong", documentationURL: "https://example.com/rules#layering")
    #expect(rule.documentationURL == "https://example.com/rules#layering")
    #expect(Diagnostic(id: "layering", headline: "wrong").documentationURL == nil)
    #expect(
      DiagnosticRenderer.plain.text(for: rule) == """
        error: wrong [layering]
          see: https://example.com/rules#layering
        """)
    #expect(DiagnosticRenderer.sarif.report(of: [rule]).contains(#""helpUri": "https://example.com/rules#layering""#))
  }

  @Test("The subjects of a diagnostic are those of its rule or the first type of its headline") func subjects() {
    let (page, store) = (TypeReference(spelling: "App.Page"), TypeReference(spelling: "App.Store"))
    #expect(Diagnostic(id: "a", headline: "\(page) asks for \(store)").subjects == [page])
    #expect(Diagnostic(id: "a", headline: "\(page) asks", subjects: [store, page]).subjects == [store, page])
    #expect(Diagnostic(id: "a", headline: "\(page) asks", subjects: [store, page]).subject == store)
    #expect(Diagnostic(id: "a", headline: "nothing").subjects == [])
  }
}
