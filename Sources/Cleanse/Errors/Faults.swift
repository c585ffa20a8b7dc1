import BindingGraph

/// The errors of a graph, in the order of reports.
struct Faults {
  var errors: [any CleanseError]
  /// The warnings of plugins.
  var pluginWarnings: [Diagnostic] = []

  init(_ diagnostics: [Diagnostic]) {
    errors = diagnostics.filter { $0.severity == .error }.map(Self.error)
  }

  var isEmpty: Bool { errors.isEmpty }

  func throwIfAny() throws {
    if !isEmpty { try MultiError.throwIfAny(errors) }
  }

  /// The report of all errors.
  var description: String {
    errors.count == 1 ? errors[0].description : MultiError(errors: errors).description
  }

  private static func error(for diagnostic: Diagnostic) -> any CleanseError {
    (diagnostic.fact as? any ThrowableFact)?.error(for: diagnostic) ?? DiagnosedError(diagnostic: diagnostic)
  }
}

/// A fact with its own error type. Other facts are thrown as a `DiagnosedError`.
protocol ThrowableFact: DiagnosticFact {
  /// - Parameter diagnostic: the diagnostic of this fact.
  func error(for diagnostic: Diagnostic) -> any CleanseError
}

/// An error without a type of its own: its diagnostic is complete.
package struct DiagnosedError: GraphError {
  package let diagnostic: Diagnostic
}

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
