import BindingGraph

extension AsyncComponentFactory where C: RootComponent {
  /// Makes the factory of a root component, after its whole graph has been checked, as
  /// `ComponentFactory.of(_:validate:overrides:serviceLoader:trace:onWarnings:)` does.
  ///
  /// - Throws: the error, or a `MultiError` with all of them.
  public nonisolated(nonsending) static func of(
    _ component: C.Type, validate: Bool = true, overrides: Overrides = Overrides(),
    serviceLoader: CleanseServiceLoader = .instance, trace: CreationTrace? = nil,
    onWarnings: (([Diagnostic]) -> Void)? = nil
  ) async throws -> AsyncComponentFactory<C> {
    try make(
      component, validate: validate, serviceLoader: serviceLoader,
      instrumentation: Instrumentation(overrides: overrides, trace: trace), onWarnings: onWarnings)
  }

  private static func make(
    _ component: C.Type, validate: Bool, serviceLoader: CleanseServiceLoader, instrumentation: Instrumentation?,
    onWarnings: (([Diagnostic]) -> Void)?
  ) throws -> AsyncComponentFactory<C> {
    AsyncComponentFactory(
      try ComponentFactory<C>.of(
        ComponentDescriptor(C.self), validate: validate, serviceLoader: serviceLoader, instrumentation: instrumentation,
        isBuiltSynchronously: false, onWarnings: onWarnings))
  }
}
