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
    var counts: [DiagnosticID: Int] = [:]
    var idsInOrder: [DiagnosticID] = []
    for diagnostic in diagnostics {
      if counts[diagnostic.id] == nil { idsInOrder.append(diagnostic.id) }
      counts[diagnostic.id, default: 0] += 1
      guard counts[diagnostic.id, default: 0] <= Limits.diagnosticsPerID else { continue }
      if !lines.isEmpty { line("") }
      add(diagnostic)
    }
    let rests = idsInOrder.filter { counts[$0, default: 0] > Limits.diagnosticsPerID }
    if !rests.isEmpty { line("") }
    for id in rests { line("and \(counts[id, default: 0] - Limits.diagnosticsPerID) more of \(id.rawValue)") }
  }
}
