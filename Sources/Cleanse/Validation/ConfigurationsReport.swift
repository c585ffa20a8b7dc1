import BindingGraph

/// The errors and warnings of a graph in each of its configurations.
public struct ConfigurationsReport: Sendable, CustomStringConvertible {
  /// The errors and warnings of one configuration.
  public struct Part: Sendable {
    /// The name of the configuration.
    public let name: String
    /// The report of the configuration.
    public let report: ValidationReport
  }

  /// The reports of the configurations, in their order.
  public let parts: [Part]
  /// The errors in order of location, each once, with its configurations.
  public let errors: [ConfigurationError]
  /// The warnings in order of location, each once, with a note that names the configurations.
  public let warnings: [Diagnostic]

  init(_ parts: [Part]) {
    self.parts = parts
    let errors = parts.map { part in (name: part.name, findings: part.report.errors) }
    let warnings = parts.map { part in (name: part.name, findings: part.report.warnings) }
    self.errors = Self.merged(errors, by: \.diagnostic) { error, names, diagnostic in
      ConfigurationError(error: error, configurations: names, diagnostic: diagnostic)
    }.inReportOrder(by: \.diagnostic)
    self.warnings = Self.merged(warnings, by: { $0 }) { _, _, diagnostic in diagnostic }.inReportOrder { $0 }
  }

  /// Merges equal findings of several configurations.
  @_semantics("optimize.sil.specialize.generic.never")
  private static func merged<Finding, Result>(
    _ parts: [(name: String, findings: [Finding])], by diagnostic: (Finding) -> Diagnostic,
    _ make: (Finding, [String], Diagnostic) -> Result
  ) -> [Result] {
    let findings = parts.flatMap { part in part.findings.map { (name: part.name, finding: $0) } }
    return findings.grouped { diagnostic($0.finding).identity }.map { _, equal in
      let (finding, names) = (equal[0].finding, equal.map(\.name))
      return make(finding, names, Diagnostic(ConfiguredFinding(diagnostic(finding), in: names, of: parts.count)))
    }
  }

  // MARK: Reading

  /// Whether no configuration has errors.
  public var isValid: Bool { errors.isEmpty }

  /// The report of the configuration with a name; the first one if several have it.
  public subscript(name: String) -> ValidationReport? {
    parts.first { $0.name == name }?.report
  }

  /// All diagnostics, each once: the errors, then the warnings.
  public var diagnostics: [Diagnostic] { errors.map(\.diagnostic) + warnings }

  /// All diagnostics, as text.
  /// - Parameter renderer: the form of the text.
  public func text(as renderer: DiagnosticRenderer = .plain) -> String {
    renderer.report(of: diagnostics)
  }

  public var description: String { text() }
}

/// One configuration of a graph, such as that of the program, of its tests or of its previews.
public struct GraphConfiguration {
  /// The name of the configuration in reports.
  public let name: String
  /// The bindings that replace those of the graph.
  public let overrides: Overrides

  /// Creates a configuration.
  public init(_ name: String, overrides: Overrides = Overrides()) {
    self.name = name
    self.overrides = overrides
  }
}

/// An error of a graph, and its configurations.
public struct ConfigurationError: CleanseError {
  /// The error, as found in the first of these configurations.
  public let error: any CleanseError
  /// The names of the configurations, in their order.
  public let configurations: [String]
  /// The diagnostic of the error, with a note that names the configurations.
  public let diagnostic: Diagnostic

  public var description: String { diagnostic.description }
}
