import BindingGraph

extension ComponentFactory where C: RootComponent {
  @available(*, deprecated, message: "write overrides: before serviceLoader:")
  public static func of(
    _ component: C.Type, validate: Bool = true, serviceLoader: CleanseServiceLoader, overrides: Overrides,
    trace: CreationTrace? = nil, onWarnings: (([Diagnostic]) -> Void)? = nil
  ) throws -> ComponentFactory<C> {
    try of(
      component, validate: validate, overrides: overrides, serviceLoader: serviceLoader, trace: trace,
      onWarnings: onWarnings)
  }
}

extension AsyncComponentFactory where C: RootComponent {
  @available(*, deprecated, message: "write overrides: before serviceLoader:")
  public nonisolated(nonsending) static func of(
    _ component: C.Type, validate: Bool = true, serviceLoader: CleanseServiceLoader, overrides: Overrides,
    trace: CreationTrace? = nil, onWarnings: (([Diagnostic]) -> Void)? = nil
  ) async throws -> AsyncComponentFactory<C> {
    try await of(
      component, validate: validate, overrides: overrides, serviceLoader: serviceLoader, trace: trace,
      onWarnings: onWarnings)
  }
}

extension ModuleContract.Need {
  @available(*, deprecated, renamed: "requesters")
  public var askers: [ProviderInfo] { requesters }
}

extension GraphValidator {
  @available(*, deprecated, renamed: "validate(_:configurations:serviceLoader:)")
  public static func validateAll<C: RootComponent>(
    _ component: C.Type, configurations: [GraphConfiguration], serviceLoader: CleanseServiceLoader = .instance
  ) -> ConfigurationsReport {
    validate(component, configurations: configurations, serviceLoader: serviceLoader)
  }

  @available(*, deprecated, renamed: "check(_:configurations:serviceLoader:)")
  @discardableResult
  public static func checkAll<C: RootComponent>(
    _ component: C.Type, configurations: [GraphConfiguration], serviceLoader: CleanseServiceLoader = .instance
  ) throws -> ConfigurationsReport {
    try check(component, configurations: configurations, serviceLoader: serviceLoader)
  }
}
