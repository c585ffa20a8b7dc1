import BindingGraph

/// Several errors of one graph, in order of location. None of them is itself a `MultiError`.
public struct MultiError: CleanseError {
  /// The errors; two or more.
  public let errors: [any CleanseError]

  /// The diagnostic of the first error.
  public var diagnostic: Diagnostic { errors[0].diagnostic }

  public var diagnostics: [Diagnostic] { errors.flatMap(\.diagnostics) }

  public var description: String {
    DiagnosticRenderer.plain.report(of: diagnostics)
  }

  /// Throws the error itself if there is one, and a `MultiError` if there are several.
  /// - Parameter warnings: warnings to throw as errors.
  static func throwIfAny(_ errors: [any CleanseError], treatingAsErrors warnings: [Diagnostic] = []) throws {
    let errors = errors + warnings.map { DiagnosedError(diagnostic: $0) }
    guard let first = errors.first else { return }
    throw errors.count == 1 ? first : MultiError(errors: errors)
  }
}
