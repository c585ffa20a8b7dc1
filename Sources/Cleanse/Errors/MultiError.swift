import BindingGraph

/// Several errors of one graph, in order of location.
public struct MultiError: CleanseError {
  public let errors: [any CleanseError]

  public var description: String {
    DiagnosticRenderer.plain.report(of: errors.map(\.diagnostic))
  }
}
