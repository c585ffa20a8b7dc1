extension Diagnostic {
  /// The one order of all reports: source location, then name, then kind. Findings without a location come last.
  package static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > 1 else { return diagnostics }
    let keyed = diagnostics.map { (place: $0.location, name: $0.subject.name, id: $0.id.rawValue, diagnostic: $0) }
    return keyed.sorted { left, right in
      switch (left.place, right.place) {
      case (let leftPlace?, let rightPlace?) where leftPlace != rightPlace: leftPlace < rightPlace
      case (.some, nil): true
      case (nil, .some): false
      default: (left.name, left.id) < (right.name, right.id)
      }
    }.map(\.diagnostic)
  }
}
