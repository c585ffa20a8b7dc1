extension Diagnostic {
  /// The one order of all reports: source location, then name, then the name with its module, then kind. Findings
  /// without a location come last.
  package static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > 1 else { return diagnostics }
    return diagnostics.map { (place: $0.location, diagnostic: $0) }.sorted { left, right in
      switch (left.place, right.place) {
      case (let leftPlace?, let rightPlace?) where leftPlace != rightPlace: leftPlace < rightPlace
      case (.some, nil): true
      case (nil, .some): false
      default: left.diagnostic.names < right.diagnostic.names
      }
    }.map(\.diagnostic)
  }

  /// What tells findings at one place apart.
  private var names: (String, String, String) {
    (subject?.name ?? "", subject?.qualifiedName ?? "", id.rawValue)
  }
}
