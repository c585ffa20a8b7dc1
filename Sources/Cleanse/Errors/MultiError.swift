import BindingGraph

/// Several errors of one graph, in order of location. None of them is a `MultiError` itself.
public struct MultiError: CleanseError {
  /// The errors; two or more.
  public let errors: [any CleanseError]

  /// The diagnostic of the first error.
  public var diagnostic: Diagnostic { errors[0].diagnostic }

  public var diagnostics: [Diagnostic] { errors.flatMap(\.diagnostics) }

  public var description: String {
    DiagnosticRenderer.plain.report(of: diagnostics)
  }
}
