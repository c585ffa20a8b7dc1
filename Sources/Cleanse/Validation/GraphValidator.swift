import BindingGraph

/// Checks a root component's graph without building anything.
///
///     @Test func graphIsValid() throws { try GraphValidator.check(App.self) }
public enum GraphValidator {
  /// Checks a graph, and reports everything that was found.
  ///
  /// Runs `configure` of the component, of its modules and of every installed component, and no factory.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - overrides: bindings that take the place of the graph's own.
  ///   - serviceLoader: the plugins to run.
  public static func validate<C: RootComponent>(
    _ component: C.Type, overrides: Overrides = Overrides(), serviceLoader: CleanseServiceLoader = .instance
  ) -> ValidationReport {
    let root = RecordedComponent(
      rootOf: ComponentDescriptor(C.self), instrumentation: Instrumentation(overrides: overrides))
    root.adoptDeeply(root.record(keepsDetails: true))
    let recorded = RecordedGraph(root: root, checking: overrides)
    return ValidationReport(faults: recorded.faults(serviceLoader: serviceLoader), recorded: recorded)
  }

  /// Checks a graph, as `validate(_:overrides:serviceLoader:)` does.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - overrides: bindings that take the place of the graph's own.
  ///   - serviceLoader: the plugins to run.
  ///   - treatingWarningsAsErrors: whether a warning is thrown, too. Accept one that is intended with
  ///     `Binder.accept(_:for:)`.
  /// - Returns: the report, for its warnings.
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
