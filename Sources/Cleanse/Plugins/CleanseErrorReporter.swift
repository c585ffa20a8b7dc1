import BindingGraph

/// Collects the errors and warnings of plugins.
public final class CleanseErrorReporter {
  private(set) var errors: [any CleanseError] = []
  private(set) var reportedWarnings: [Diagnostic] = []
  let graph: RecordedGraph

  init(graph: RecordedGraph) {
    self.graph = graph
  }

  /// The built-in warnings, in order of location, such as unused or shadowed bindings and potential retain cycles.
  ///
  /// They are computed when you first read them. None of them makes the creation of a factory fail; a plugin can report
  /// them as errors.
  public private(set) lazy var warnings: [Diagnostic] = graph.warnings()

  /// Reports an error; of a `MultiError`, each of its errors.
  public func append(error: any CleanseError) {
    append(contentsOf: [error])
  }

  /// Reports several errors, in their order; of a `MultiError`, each of its errors.
  public func append(contentsOf errors: [any CleanseError]) {
    self.errors += errors.flatMap { ($0 as? MultiError)?.errors ?? [$0] }
  }

  /// Reports an error or a warning, by its severity. Everything less severe than an error counts as a warning.
  ///
  ///     errorReporter.report(
  ///       Diagnostic(id: "layering", headline: "\(page) must not depend on \(storage)", location: info.sourceLocation))
  ///
  /// Errors make the creation fail. Warnings do not; they follow the built-in ones in `ValidationReport.warnings`. All
  /// renderers show both like built-in ones, with locations, steps, notes and suggestions.
  public func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error {
      errors.append(DiagnosedError(diagnostic: diagnostic))
    } else {
      reportedWarnings.append(diagnostic)
    }
  }

  /// Reports the warnings of a rule.
  func report(_ warnings: (LinkedGraph, any TypeAdvisor) -> [Diagnostic]) {
    warnings(graph.linked, RunTimeTypes(maximumSearches: .max)).forEach(report)
  }
}
