extension ConfiguredFinding {
  private static let maximumNumberOfNames = 20

  package var content: DiagnosticContent {
    var content = finding.content
    content.notes.insert(DiagnosticStep(places), at: 0)
    return content
  }

  private var places: DiagnosticText {
    guard !isEverywhere else { return "in every configuration" }
    let names = configurations.prefix(Self.maximumNumberOfNames).joined(separator: "; ")
    let rest = configurations.count - Self.maximumNumberOfNames
    return "only in: \(names)" + (rest > 0 ? " and \(rest) more" : "")
  }
}
