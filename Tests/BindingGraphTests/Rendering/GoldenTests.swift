import TestSupport
import BindingGraph
import Testing

@Suite("Renderers")
struct GoldenTests {
  struct Profile: Sendable, CustomTestStringConvertible {
    let name: String
    let suffix: String
    let renderer: DiagnosticRenderer

    var testDescription: String { name }
  }

  /// The formats in which each kind is laid out in its own way.
  static let texts = [
    Profile(name: "plain", suffix: "txt", renderer: .plain),
    Profile(name: "compiler", suffix: "txt", renderer: .compiler),
  ]

  /// The formats that are mechanical forms of the same values.
  static let forms = [
    // Relative paths, without links to the files of this machine.
    Profile(name: "terminal", suffix: "txt", renderer: .terminal.relative(to: RepositoryFile.root.path)),
    Profile(name: "json", suffix: "json", renderer: .json),
    Profile(name: "sarif", suffix: "sarif", renderer: .sarif.relative(to: "/Tests")),
  ]

  /// The samples that together have every member of a document, and every severity.
  static let shapes = Sample.all.filter {
    [.missingBinding, .asynchronousComponent, .chosenInitializer, .unsharedClass, .pluginError].contains($0.id)
  }

  @Test("A diagnostic of each kind equals its golden file in every text format", arguments: Sample.all, texts)
  func single(sample: Sample, profile: Profile) throws {
    let diagnostics = sample.diagnostics()
    try #require(diagnostics.count == 1)
    try Golden.expect(
      profile.renderer.text(for: diagnostics[0]) + "\n", named: "\(profile.name)/\(sample.id).\(profile.suffix)")
  }

  @Test("A report of all kinds equals its golden file in every text format", arguments: texts)
  func report(profile: Profile) throws {
    try expectReport(of: Sample.all, in: profile)
  }

  @Test("A report of each shape of diagnostic equals its golden file in every other format", arguments: forms)
  func shapes(profile: Profile) throws {
    try expectReport(of: Self.shapes, in: profile)
  }

  private func expectReport(of samples: [Sample], in profile: Profile) throws {
    let report = profile.renderer.report(of: samples.flatMap { $0.diagnostics() })
    try Golden.expect(report + "\n", named: "\(profile.name)/report.\(profile.suffix)")
  }

  @Test("A report without diagnostics equals its golden file in every format", arguments: texts + forms)
  func valid(profile: Profile) throws {
    try Golden.expect(profile.renderer.report(of: []) + "\n", named: "\(profile.name)/valid.\(profile.suffix)")
  }

  @Test("The golden files have a sample of every kind of diagnostic")
  func complete() {
    let kinds = Check.all.filter { ![.separateCall, .rule].contains($0.finder) }.map(\.kind) + [.pluginError]
    #expect(Set(Sample.all.map { $0.id }) == Set(kinds.map(\.id)))
  }

  @Test("A text report shows the location of a diagnostic once, with its source line")
  func location() {
    let (place, other) = (SourceLocation(file: "App/A.swift", line: 7), SourceLocation(file: "App/B.swift", line: 9))
    func text(steps: [DiagnosticStep] = [], notes: [DiagnosticStep] = []) -> String {
      let renderer = DiagnosticRenderer.plain.showing { "line \($0.line)" }
      return renderer.text(for: Diagnostic(id: "test", headline: "wrong", location: place, steps: steps, notes: notes))
    }
    #expect(text() == "error: wrong [test]\n  at App/A.swift:7\n     7 | line 7")
    #expect(text(steps: [DiagnosticStep("seen", at: other)]).hasPrefix("error: wrong [test]\n  at App/A.swift:7\n"))
    let step = DiagnosticStep("seen", at: place)
    #expect(text(steps: [step]).hasPrefix("error: wrong [test]\n  -> seen at App/A.swift:7"))
    #expect(text(notes: [DiagnosticStep("seen", at: place)]) == "error: wrong [test]\n  note: seen (App/A.swift:7)")
  }

  @Test("Text with colors equals plain text except for the escape sequences")
  func colours() {
    for sample in Sample.all {
      for diagnostic in sample.diagnostics() {
        let coloured = DiagnosticRenderer.terminal.text(for: diagnostic)
        #expect(coloured.contains("\u{1B}["))
        #expect(withoutColours(coloured) == DiagnosticRenderer.plain.text(for: diagnostic))
      }
    }
  }

  @Test("A report has colors only on terminals that support them")
  func terminal() throws {
    let diagnostic = try #require(Sample.all.first?.diagnostics().first)
    func isColoured(_ isTerminal: Bool, noColor: String? = nil, kind: String? = "xterm") -> Bool {
      DiagnosticRenderer.forStream(isTerminal: isTerminal, noColor: noColor, terminalKind: kind)
        .text(for: diagnostic).contains("\u{1B}")
    }
    #expect(isColoured(true))
    #expect(isColoured(true, kind: nil))
    #expect(!isColoured(false))
    #expect(!isColoured(true, noColor: "1"))
    #expect(!isColoured(true, kind: "dumb"))
  }

  /// The text without escape sequences: colors end with an `m`, links with another sequence.
  private func withoutColours(_ text: String) -> String {
    text.split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated().map { index, part -> Substring in
      switch part.first {
      case "[" where index > 0: part.drop { $0 != "m" }.dropFirst()
      case "]" where index > 0: ""
      case "\\" where index > 0: part.dropFirst()
      default: part
      }
    }.joined()
  }
}
