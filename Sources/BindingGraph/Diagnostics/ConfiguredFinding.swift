/// A finding, with the configurations of the graph in which it occurs.
package struct ConfiguredFinding: DiagnosticFact {
  let finding: any DiagnosticFact
  /// The names of the configurations with the finding, in their order.
  package let configurations: [String]
  /// Whether all configurations have the finding.
  let isEverywhere: Bool

  /// - Parameter count: the number of all configurations.
  package init(_ diagnostic: Diagnostic, in configurations: [String], of count: Int) {
    finding = diagnostic.fact
    self.configurations = configurations
    isEverywhere = configurations.count == count
  }

  package var kind: DiagnosticKind { finding.kind }
  package var location: SourceLocation? { finding.location }
  package var subject: TypeReference? { finding.subject }
  package var chain: [TypeReference] { finding.chain }
}

extension Diagnostic {
  /// The parts that identify a finding across configurations: all but hints, which depend on the rest of the graph.
  package struct Identity: Hashable {
    let id: DiagnosticID
    let severity: Severity
    let location: SourceLocation?
    let headline: DiagnosticText
    let steps: [DiagnosticStep]
  }

  /// The identity of a finding, without its notes and suggestions.
  package var identity: Identity {
    let content = content
    return Identity(
      id: id, severity: severity, location: location, headline: content.headline.text, steps: content.steps)
  }
}

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
