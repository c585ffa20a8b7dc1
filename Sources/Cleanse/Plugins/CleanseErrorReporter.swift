import BindingGraph

/// Takes the errors and warnings that plugins find.
public final class CleanseErrorReporter {
  private(set) var errors: [any CleanseError] = []
  private(set) var reportedWarnings: [Diagnostic] = []
  let graph: RecordedGraph

  init(graph: RecordedGraph) {
    self.graph = graph
  }

  /// The warnings that Cleanse itself finds, in order of location: unused and hidden bindings, and objects that can keep
  /// themselves alive.
  ///
  /// They are looked for when they are first asked for. None of them fails the creation of a factory; a plugin may turn
  /// them into errors.
  public private(set) lazy var warnings: [Diagnostic] = graph.warnings()

  /// Reports an error; of a `MultiError`, each of its errors.
  public func append(error: any CleanseError) {
    append(contentsOf: [error])
  }

  /// Reports several errors, in their order; of a `MultiError`, each of its errors.
  public func append(contentsOf errors: [any CleanseError]) {
    self.errors += errors.flatMap { ($0 as? MultiError)?.errors ?? [$0] }
  }

  /// Reports what was found: an error, or a warning, as its severity says. Whatever is no error counts as a warning.
  ///
  ///     errorReporter.append(
  ///       Diagnostic(id: "layering", headline: "\(page) must not ask for \(storage)", location: info.sourceLocation))
  ///
  /// Errors fail the creation; warnings stand in `ValidationReport.warnings`. In the report both look like those of
  /// Cleanse itself: with places, steps, notes and suggestions, and in every format.
  public func append(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error {
      errors.append(DiagnosedError(diagnostic: diagnostic))
    } else {
      reportedWarnings.append(diagnostic)
    }
  }

  /// Reports a warning: it fails nothing, and stands in `ValidationReport.warnings` after those of Cleanse itself.
  public func append(warning: Diagnostic) {
    reportedWarnings.append(warning.asWarning)
  }
}
