/// Diagnostics in the order of a report, cut to what a text shows.
struct Report {
  let errors: [Diagnostic]
  let warnings: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    errors = diagnostics.filter { $0.severity == .error }
    warnings = diagnostics.filter { $0.severity == .warning }
  }
}

extension Page {
  /// Adds a report: errors, then warnings, then what was left out.
  mutating func add(_ report: Report) {
    if report.errors.isEmpty { line("The graph is valid.") }
    if report.errors.count > 1 { line("Multiple Errors") }
    add(report.errors, as: "error", isNumbered: report.errors.count > 1)
    add(report.warnings, as: "warning", isNumbered: report.warnings.count > 1)
  }

  private mutating func add(_ diagnostics: [Diagnostic], as name: String, isNumbered: Bool) {
    var counts: [DiagnosticID: Int] = [:]
    var idsInOrder: [DiagnosticID] = []
    for (index, diagnostic) in diagnostics.enumerated() {
      if counts[diagnostic.id] == nil { idsInOrder.append(diagnostic.id) }
      counts[diagnostic.id, default: 0] += 1
      guard counts[diagnostic.id, default: 0] <= Limits.diagnosticsPerID else { continue }
      if isNumbered { line("\(name) \(index + 1)/\(diagnostics.count):") }
      add(diagnostic)
    }
    for id in idsInOrder {
      let rest = counts[id, default: 0] - Limits.diagnosticsPerID
      if rest > 0 { line("and \(rest) more of \(id.rawValue)") }
    }
  }
}
