/// The diagnostics of a report by severity. Diagnostics of unknown severity are notes.
struct Report {
  let errors: [Diagnostic]
  let warnings: [Diagnostic]
  let notes: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    errors = diagnostics.filter { $0.severity == .error }
    warnings = diagnostics.filter { $0.severity == .warning }
    notes = diagnostics.filter { $0.severity.level == .note }
  }
}

extension Page {
  /// Adds a report: errors, then warnings, then notes, each laid out as if it were alone, with empty lines between
  /// them.
  mutating func add(_ report: Report) {
    if report.errors.isEmpty {
      let isWhole = !report.notes.contains { $0.id == .uncheckedCode }
      line(isWhole ? "The graph is valid." : "No errors were found in the code that was checked.")
    }
    if report.errors.count > 1 { line("Multiple Errors (\(report.errors.count))") }
    add(report.errors)
    addTitle("Warnings", of: report.warnings)
    add(report.warnings)
    addTitle("Notes", of: report.notes)
    add(report.notes)
  }

  private mutating func addTitle(_ title: String, of diagnostics: [Diagnostic]) {
    guard diagnostics.count > 1 else { return }
    line("")
    line("\(title) (\(diagnostics.count))")
  }

  private mutating func add(_ diagnostics: [Diagnostic]) {
    let groups = diagnostics.grouped { $0.id }.map { Group(id: $0.key, diagnostics: $0.elements) }
    var counts: [DiagnosticID: Int] = [:]
    let pages = diagnostics.filter { diagnostic in
      counts[diagnostic.id, default: 0] += 1
      return counts[diagnostic.id, default: 0] <= Limits.diagnosticsPerID
    }.map(alone)
    guard let lineLimit, pages.reduce(0, { $0 + $1.lines.count + 1 }) > lineLimit else {
      for page in pages { addAfterEmptyLine(page) }
      addRests(of: groups.map { ($0, $0.diagnostics.count - Limits.diagnosticsPerID) })
      return
    }
    let linesOfGroup = max(lineLimit / groups.count, Limits.minimumLinesOfGroup)
    for group in groups { add(group, lineLimit: linesOfGroup) }
  }

  /// Adds the first findings of a group in full, the next ones in one line each, and the number of the others.
  private mutating func add(_ group: Group, lineLimit: Int) {
    var rest = group.diagnostics[...]
    var remaining = lineLimit
    while let next = rest.first {
      let page = alone(next)
      guard rest.count == group.diagnostics.count || remaining - page.lines.count > lineLimit / 3 else { break }
      addAfterEmptyLine(page)
      remaining -= page.lines.count + 1
      rest = rest.dropFirst()
    }
    if !rest.isEmpty { line("") }
    for diagnostic in rest.prefix(max(remaining, 1)) { addInOneLine(diagnostic) }
    addRests(of: [(group, rest.count - max(remaining, 1))])
  }

  private mutating func addAfterEmptyLine(_ page: Page) {
    if !lines.isEmpty { line("") }
    add(page)
  }

  private mutating func addRests(of groups: [(group: Group, count: Int)]) {
    let rests = groups.filter { $0.count > 0 }
    if !rests.isEmpty { line("") }
    for (group, count) in rests {
      let noun = "\(group.id.rawValue) \(group.diagnostics[0].severity.rawValue)\(count == 1 ? "" : "s")"
      line("… and \(count) more \(noun); JSON and SARIF list all of them")
    }
  }
}

/// The findings of one kind.
private struct Group {
  let id: DiagnosticID
  let diagnostics: [Diagnostic]
}
