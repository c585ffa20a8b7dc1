import BindingGraph

extension GraphValidator {
  /// Checks a graph in all its configurations, and reports everything that was found. Nothing is built.
  ///
  ///     let report = GraphValidator.validate(
  ///       App.self,
  ///       configurations: [
  ///         GraphConfiguration("production"), GraphConfiguration("test", overrides: [FakeNetwork.self]),
  ///       ])
  ///
  /// The configurations that launch arguments can make come from `RelayGraph`.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - configurations: what to check. Each is as much work as `validate(_:overrides:serviceLoader:)`.
  ///   - serviceLoader: the plugins to run, in each configuration.
  public static func validate<C: RootComponent>(
    _ component: C.Type, configurations: [GraphConfiguration], serviceLoader: CleanseServiceLoader = .instance
  ) -> ConfigurationsReport {
    ConfigurationsReport(
      configurations.map { configuration in
        ConfigurationsReport.Part(
          name: configuration.name,
          report: validate(component, overrides: configuration.overrides, serviceLoader: serviceLoader))
      })
  }

  /// Checks a graph in all its configurations, as `validate(_:configurations:serviceLoader:)` does.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - configurations: what to check.
  ///   - serviceLoader: the plugins to run, in each configuration.
  ///   - treatingWarningsAsErrors: whether a warning is thrown, too.
  /// - Returns: the report, for its warnings and for what each configuration has.
  /// - Throws: a `ConfigurationError`, or a `MultiError` with all of them. An error that several configurations have is
  ///   there once, with their names.
  @discardableResult
  public static func check<C: RootComponent>(
    _ component: C.Type, configurations: [GraphConfiguration], serviceLoader: CleanseServiceLoader = .instance,
    treatingWarningsAsErrors: Bool = false
  ) throws -> ConfigurationsReport {
    let report = validate(component, configurations: configurations, serviceLoader: serviceLoader)
    try MultiError.throwIfAny(report.errors, treatingAsErrors: treatingWarningsAsErrors ? report.warnings : [])
    return report
  }
}
