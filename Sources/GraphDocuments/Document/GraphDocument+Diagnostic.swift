import BindingGraph

extension GraphDocument {
  /// Something that a check or a plugin found, as documents keep it.
  ///
  /// In an extension of `GraphDocument`, `Diagnostic` means this type; the other one is `Cleanse.Diagnostic` there.
  public struct Diagnostic: Sendable, Hashable, Codable {
    /// How grave a diagnostic is.
    public typealias Severity = DiagnosticSeverity

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

  @available(*, deprecated, renamed: "Diagnostic")
  public typealias Finding = Diagnostic

  @available(*, deprecated, renamed: "diagnostics")
  public var findings: [Diagnostic] { diagnostics }
}

extension Sequence<GraphDocument.Diagnostic> {
  /// The worst severity of the diagnostics; `nil` where there are none.
  var worstSeverity: DiagnosticSeverity? { map(\.severity).max() }
}
