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
  ///   - serviceLoader: the plugins to run.
  public static func validate<C: RootComponent>(
    _ component: C.Type, serviceLoader: CleanseServiceLoader = .instance
  ) -> ValidationReport {
    let graph = ComponentGraph(root: ComponentDescriptor(C.self), recordsInstalledComponents: true)
    let recorded = RecordedGraph(root: graph.root)
    return ValidationReport(faults: recorded.faults(serviceLoader: serviceLoader), recorded: recorded)
  }

  /// Checks a graph.
  /// - Throws: the error, or a `MultiError` with all of them.
  public static func check<C: RootComponent>(
    _ component: C.Type, serviceLoader: CleanseServiceLoader = .instance
  ) throws {
    let graph = ComponentGraph(root: ComponentDescriptor(C.self), recordsInstalledComponents: true)
    try RecordedGraph(root: graph.root).faults(serviceLoader: serviceLoader).throwIfAny()
  }
}
