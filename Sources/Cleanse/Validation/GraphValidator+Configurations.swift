import BindingGraph

extension GraphValidator {
  /// Validates a graph in all its configurations. Creates no objects.
  ///
  ///     let report = GraphValidator.validate(
  ///       App.self,
  ///       configurations: [
  ///         GraphConfiguration("production"), GraphConfiguration("test", overrides: [FakeNetwork.self]),
  ///       ])
  ///
  /// `RelayGraph` creates the configurations that launch arguments can select.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - configurations: the configurations to validate. Each takes as long as `validate(_:overrides:serviceLoader:)`.
  ///   - serviceLoader: the plugins to run, in each configuration.
  /// - Returns: the errors and warnings of each configuration.
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

  /// Validates a graph in all its configurations, as `validate(_:configurations:serviceLoader:)` does, and throws its
  /// errors.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - configurations: the configurations to validate.
  ///   - serviceLoader: the plugins to run, in each configuration.
  ///   - treatingWarningsAsErrors: whether warnings are thrown too.
  /// - Returns: the report, with its warnings.
  /// - Throws: a `ConfigurationError`, or a `MultiError` with all of them. An error of several configurations is thrown
  ///   once, with their names.
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
