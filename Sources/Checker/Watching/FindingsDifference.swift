import BindingGraph

/// The new and the resolved diagnostics of two consecutive checks.
struct FindingsDifference {
  let new: [Diagnostic]
  let gone: [Diagnostic]

  /// Without lines, because code above a diagnostic moves it.
  private struct Identity: Hashable {
    let id: DiagnosticID
    let severity: Diagnostic.Severity
    let headline: String
    let file: String?

    init(_ diagnostic: Diagnostic) {
      id = diagnostic.id
      severity = diagnostic.severity
      headline = "\(diagnostic.headline)"
      file = diagnostic.location?.file
    }
  }

  init(from old: [Diagnostic], to new: [Diagnostic]) {
    self.new = Self.diagnostics(in: new, butNotIn: old)
    gone = Self.diagnostics(in: old, butNotIn: new)
  }

  /// Of several equal diagnostics, the last ones count as missing in the other list.
  private static func diagnostics(in diagnostics: [Diagnostic], butNotIn others: [Diagnostic]) -> [Diagnostic] {
    var counts = Dictionary(grouping: others, by: Identity.init).mapValues(\.count)
    return diagnostics.filter { diagnostic in
      guard let count = counts[Identity(diagnostic)], count > 0 else { return true }
      counts[Identity(diagnostic)] = count - 1
      return false
    }
  }
}
