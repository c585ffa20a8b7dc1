extension Array {
  /// Returns the elements in the order of all reports: source location, then name, then the name with its module, then
  /// kind. Findings without a location come last.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package func inReportOrder(by diagnostic: (Element) -> Diagnostic) -> [Element] {
    guard count > 1 else { return self }
    return map { finding in
      let diagnostic = diagnostic(finding)
      return (place: diagnostic.location, names: diagnostic.names, finding: finding)
    }.inOrder { left, right in
      switch (left.place, right.place) {
      case (let leftPlace?, let rightPlace?) where leftPlace != rightPlace: leftPlace < rightPlace
      case (.some, nil): true
      case (nil, .some): false
      default: left.names < right.names
      }
    }.map(\.finding)
  }
}

extension Diagnostic {
  /// Findings of several severities in the order of reports: errors, then warnings, then notes.
  package static func sortedBySeverity(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    [Severity.Level.error, .warning, .note].flatMap { level in
      sorted(diagnostics.filter { $0.severity.level == level })
    }
  }

  /// Returns the diagnostics in the order of reports.
  package static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.inReportOrder { $0 }
  }

  /// The sort keys for findings at the same location.
  fileprivate var names: (String, String, String) {
    (subject?.name ?? "", subject?.qualifiedName ?? "", id.rawValue)
  }
}
