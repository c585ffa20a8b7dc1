import BindingGraph

/// Validates the graph of a root component without creating objects.
///
///     @Test func graphIsValid() throws { try GraphValidator.check(App.self) }
public enum GraphValidator {
  /// Validates a graph.
  ///
  /// Runs `configure` of the component, of its modules and of all subcomponents, and creates no objects.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - overrides: bindings that replace those of the graph.
  ///   - serviceLoader: the plugins to run.
  /// - Returns: all errors and warnings.
  public static func validate<C: RootComponent>(
    _ component: C.Type, overrides: Overrides = Overrides(), serviceLoader: CleanseServiceLoader = .instance
  ) -> ValidationReport {
    let root = RecordedComponent(
      rootOf: ComponentDescriptor(C.self), instrumentation: OverrideSupport.instrumentation(overrides))
    root.adoptDeeply(root.record(keepsDetails: true))
    let recorded = RecordedGraph(root: root)
    return ValidationReport(faults: recorded.faults(serviceLoader: serviceLoader), recorded: recorded)
  }

  /// Validates a graph, as `validate(_:overrides:serviceLoader:)` does, and throws its errors.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - overrides: bindings that replace those of the graph.
  ///   - serviceLoader: the plugins to run.
  ///   - treatingWarningsAsErrors: whether warnings are thrown too. Suppress an intended one with
  ///     `Binder.accept(_:for:)`.
  /// - Returns: the report, with its warnings.
  /// - Throws: the error, or a `MultiError` with all of them.
  @discardableResult
  public static func check<C: RootComponent>(
    _ component: C.Type, overrides: Overrides = Overrides(), serviceLoader: CleanseServiceLoader = .instance,
    treatingWarningsAsErrors: Bool = false
  ) throws -> ValidationReport {
    let report = validate(component, overrides: overrides, serviceLoader: serviceLoader)
    try MultiError.throwIfAny(report.errors, treatingAsErrors: treatingWarningsAsErrors ? report.warnings : [])
    return report
  }
}
