/// Lines of a report under construction: the one layout that all text profiles share.
struct Page {
  private(set) var lines: [Line] = []

  mutating func line(_ text: DiagnosticText, _ role: Line.Role = .plain) {
    var line = Line()
    line.add(text, role)
    lines.append(line)
  }

  // MARK: Diagnostics

  /// Adds a diagnostic: headline, chain, trace, notes, near misses, help, reference.
  mutating func add(_ diagnostic: Diagnostic) {
    let content = diagnostic.content
    add(content.headline, severity: diagnostic.severity)
    if !content.chain.isEmpty { labelled("path:", Self.path(content.chain)) }
    switch content.trace {
    case .list: addList(content.steps)
    case .loop(let types): addLoop(content.steps, types: types)
    }
    for note in content.notes { labelled("note:", note.text, at: note.location) }
    for suggestion in content.nearMisses { add(suggestion, label: "near:") }
    for suggestion in content.help { add(suggestion, label: "help:") }
    if let link = diagnostic.documentationLink { labelled("see:", DiagnosticText(link)) }
  }

  private mutating func add(_ headline: DiagnosticContent.Headline, severity: Diagnostic.Severity) {
    let role: Line.Role = severity == .error ? .error : .warning
    var line = Line()
    if severity == .warning { line.add("warning: ", role) }
    if let subject = headline.subject {
      line.add("*** ", role)
      line.add(DiagnosticText(subject), .subject)
      line.add(" *** ", role)
    }
    line.add(headline.problem, role)
    lines.append(line)
  }

  /// The way in one line, without its middle where it is long: `App root -> SessionStore -> Keychain`.
  private static func path(_ links: [DiagnosticText]) -> DiagnosticText {
    guard links.count > Limits.links else { return DiagnosticText(links, separator: " -> ") }
    let shown = Limits.links / 2
    let rest = DiagnosticText("\(links.count - 2 * shown) more")
    return DiagnosticText(links.prefix(shown) + [rest] + links.suffix(shown), separator: " -> ")
  }

  private mutating func addList(_ steps: [DiagnosticStep]) {
    for step in steps.prefix(Limits.steps) { self.step("  -> ", step) }
    if steps.count > Limits.steps { line("  -> and \(steps.count - Limits.steps) more") }
  }

  /// Draws a circle: the types below each other, each with the step that leads to the next one.
  private mutating func addLoop(_ steps: [DiagnosticStep], types: [TypeReference]) {
    for (index, (step, type)) in zip(steps, types).prefix(Limits.steps).enumerated() {
      var line = Line()
      line.add(index == 0 ? "  +-> " : "  |   ", .drawing)
      line.add(DiagnosticText(type), .subject)
      lines.append(line)
      self.step("  |    | ", step)
      if index < steps.count - 1 { self.line("  |    v", .drawing) }
    }
    if steps.count > Limits.steps {
      line("  |   and \(steps.count - Limits.steps) more")
      line("  |    |", .drawing)
    }
    line("  +----+", .drawing)
  }

  private mutating func step(_ drawing: DiagnosticText, _ step: DiagnosticStep) {
    var line = Line()
    line.add(drawing, .drawing)
    line.add(step.text)
    line.add(step.location)
    lines.append(line)
  }

  private mutating func labelled(_ label: DiagnosticText, _ text: DiagnosticText, at location: SourceLocation? = nil) {
    var line = Line()
    line.add("  ")
    line.add(label, .label)
    line.add(" ")
    line.add(text)
    line.add(location)
    lines.append(line)
  }

  private mutating func add(_ suggestion: DiagnosticSuggestion, label: DiagnosticText) {
    labelled(label, suggestion.text, at: suggestion.location)
    guard let code = suggestion.code else { return }
    var line = Line()
    line.add("        ")
    line.add(code, .code)
    lines.append(line)
  }
}
