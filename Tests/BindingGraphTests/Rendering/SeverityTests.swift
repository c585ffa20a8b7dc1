import BindingGraph
import Testing

@Suite("Severities") struct SeverityTests {
  private static let unknown = DiagnosticSeverity(rawValue: "remark")

  private func diagnostic(_ severity: DiagnosticSeverity) -> Diagnostic {
    Diagnostic(id: "test", severity: severity, headline: "Something")
  }

  @Test("are ordered by how grave they are, and one that is not known comes last") func order() {
    #expect([.note, Self.unknown, .error, .warning].sorted(by: >) == [.error, .warning, .note, Self.unknown])
    #expect(DiagnosticSeverity.allCases == [.error, .warning, .note])
    #expect(Self.unknown < DiagnosticSeverity(rawValue: "suggestion"))
    #expect("\(Diagnostic.Severity.error)" == "error")
  }

  @Test("that are not known count as notes, in every form of a report") func unknown() {
    let found = [diagnostic(Self.unknown)]
    #expect(DiagnosticRenderer.json.report(of: found).contains(#""noteCount": 1"#))
    #expect(DiagnosticRenderer.json.report(of: found).contains(#""severity": "remark""#))
    #expect(DiagnosticRenderer.compiler.report(of: found) == "<unknown>:0: note: Something [test]")
    #expect(DiagnosticRenderer.sarif.report(of: found).contains(#""level": "note""#))
    #expect(DiagnosticRenderer.plain.report(of: found) == "The graph is valid.\n\nremark: Something [test]")
  }

  @Test("are found in reports at lines that files have") func lines() {
    let place = SourceLocation(path: ProgramText("/A.swift"), line: 0, column: nil)
    let report = DiagnosticRenderer.json.report(of: [Diagnostic(id: "test", headline: "", location: place)])
    #expect(report.contains(#""line": 1"#))
  }

  @Test("of suggestions that are not known are kept") func kinds() {
    #expect(DiagnosticSuggestion("Think").kind == .hint)
    #expect(DiagnosticSuggestion.Kind(rawValue: "maybe").description == "maybe")
  }
}

@Suite("What explains a diagnostic") struct DocumentationURLTests {
  @Test("is a whole address, for kinds of Cleanse and of rules") func addresses() {
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

  @Test("has the subjects that a rule names, or the first type of the headline") func subjects() {
    let (page, store) = (TypeReference(spelling: "App.Page"), TypeReference(spelling: "App.Store"))
    #expect(Diagnostic(id: "a", headline: "\(page) asks for \(store)").subjects == [page])
    #expect(Diagnostic(id: "a", headline: "\(page) asks", subjects: [store, page]).subjects == [store, page])
    #expect(Diagnostic(id: "a", headline: "\(page) asks", subjects: [store, page]).subject == store)
    #expect(Diagnostic(id: "a", headline: "nothing").subjects == [])
  }
}
