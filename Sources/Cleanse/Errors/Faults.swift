import BindingGraph

/// What is wrong with a graph, as errors in the order of reports.
struct Faults {
  var errors: [any CleanseError]
  /// What plugins warn of.
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
