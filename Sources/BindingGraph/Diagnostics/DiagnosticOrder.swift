extension Diagnostic {
  /// The one order of all reports: source location, then name, then the name with its module, then kind. Findings without a location come last.
  package static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > 1 else { return diagnostics }
    let keyed = diagnostics.map {
      (
        place: $0.location, name: $0.subject.name, fullName: $0.subject.qualifiedName, id: $0.id.rawValue,
        diagnostic: $0
      )
    }
    return keyed.sorted { left, right in
      switch (left.place, right.place) {
      case (let leftPlace?, let rightPlace?) where leftPlace != rightPlace: leftPlace < rightPlace
      case (.some, nil): true
      case (nil, .some): false
      default: (left.name, left.fullName, left.id) < (right.name, right.fullName, right.id)
      }
    }.map(\.diagnostic)
  }
}
