extension GraphDocument {
  /// Something that a check or a plugin found.
  public struct Finding: Sendable, Hashable, Decodable {
    /// How grave a finding is, the worst first.
    public enum Severity: String, Sendable, Decodable, CaseIterable {
      /// The graph cannot be built.
      case error
      /// The graph can be built, and probably does not do what was meant.
      case warning
      /// Something could not be checked.
      case note
    }

    /// The stable name of the kind of problem, such as `missing-binding`.
    public let id: String
    public let severity: Severity
    /// What is wrong, in one line.
    public let headline: String
    /// The whole report, over several lines, as it reads at run time.
    public let text: String
    /// The place to look at first.
    public let location: Location?
    /// The nodes that it concerns, in the order of the document.
    public internal(set) var nodes: [String]
  }
}

extension Sequence<GraphDocument.Finding> {
  /// The worst severity of the findings; `nil` where there are none.
  var worstSeverity: GraphDocument.Finding.Severity? {
    let found = Set(map(\.severity))
    return GraphDocument.Finding.Severity.allCases.first(where: found.contains)
  }
}
