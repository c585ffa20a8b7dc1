import BindingGraph

extension GraphDocument {
  /// An error, warning or note of the graph, as documents store it.
  ///
  /// In an extension of `GraphDocument`, `Diagnostic` means this type; write `Cleanse.Diagnostic` for the other one.
  public struct Diagnostic: Sendable, Hashable, Codable {
    /// The severity of a diagnostic.
    public typealias Severity = DiagnosticSeverity

    /// The stable name of the kind of problem, such as `missing-binding`.
    public let id: String
    /// How bad it is.
    public let severity: Severity
    /// The problem, in one line.
    public internal(set) var headline: String
    /// The whole report, over several lines, as at run time.
    public let text: String
    /// The main location.
    public let location: Location?
    /// The nodes that it concerns, in the order of the document.
    public internal(set) var nodes: [String]
  }
}

extension Sequence<GraphDocument.Diagnostic> {
  /// The highest severity of the diagnostics; `nil` if there are none.
  var worstSeverity: DiagnosticSeverity? { map(\.severity).max() }
}
