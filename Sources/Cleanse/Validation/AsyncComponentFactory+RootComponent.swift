extension AsyncComponentFactory where C: RootComponent {
  /// Makes the factory of a root component, after its whole graph has been checked, as
  /// `ComponentFactory.of(_:validate:serviceLoader:overrides:)` does.
  ///
  /// - Throws: the error, or a `MultiError` with all of them.
  public static func of(
    _ component: C.Type, validate: Bool = true, serviceLoader: CleanseServiceLoader = .instance,
    overrides: Overrides = Overrides(), isolation: isolated (any Actor)? = #isolation
  ) async throws -> AsyncComponentFactory<C> {
    AsyncComponentFactory(
      try ComponentFactory<C>.of(
        ComponentDescriptor(C.self), validate: validate, serviceLoader: serviceLoader,
        instrumentation: Instrumentation(overrides: overrides), isBuiltSynchronously: false))
  }
}
