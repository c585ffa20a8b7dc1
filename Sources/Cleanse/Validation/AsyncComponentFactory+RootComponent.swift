import BindingGraph

extension AsyncComponentFactory where C: RootComponent {
  /// Validates the whole graph of a root component and creates its factory, as
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
