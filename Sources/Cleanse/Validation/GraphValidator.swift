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
    let recorded = record(component, overrides: overrides)
    return ValidationReport(faults: recorded.faults(serviceLoader: serviceLoader), recorded: recorded)
  }

  /// Checks a graph, as `validate(_:overrides:serviceLoader:)` does.
  /// - Returns: the report, for its warnings.
  /// - Throws: the error, or a `MultiError` with all of them.
  @discardableResult
  public static func check<C: RootComponent>(
    _ component: C.Type, overrides: Overrides = Overrides(), serviceLoader: CleanseServiceLoader = .instance
  ) throws -> ValidationReport {
    let recorded = record(component, overrides: overrides)
    let faults = recorded.faults(serviceLoader: serviceLoader)
    try faults.throwIfAny()
    return ValidationReport(faults: faults, recorded: recorded)
  }

  private static func record<C: RootComponent>(_ component: C.Type, overrides: Overrides) -> RecordedGraph {
    let root = RecordedComponent(
      rootOf: ComponentDescriptor(C.self), instrumentation: Instrumentation(overrides: overrides))
    root.adoptDeeply(root.record(keepsDetails: true))
    return RecordedGraph(root: root, checking: overrides)
  }
}
