// Functions and a file of their own, so that programs without overrides do not link their code.
extension ComponentFactory where C: RootComponent {
  /// Validates the whole graph of a root component with overrides, and creates its factory, as
  /// `of(_:validate:serviceLoader:trace:onWarnings:)` does. The overrides replace bindings of the graph.
  ///
  /// - Throws: the error, or a `MultiError` with all of them. If `validate` is true, an override that
  ///   replaces nothing is an `UnusedOverride`.
  // Disfavoured, so that a reference to `of` without argument labels is not ambiguous.
  @_disfavoredOverload
  public static func of(
    _ component: C.Type, validate: Bool = true, overrides: Overrides,
    serviceLoader: CleanseServiceLoader = .instance, trace: CreationTrace? = nil,
    onWarnings: (([Diagnostic]) -> Void)? = nil
  ) throws -> ComponentFactory<C> {
    try of(
      ComponentDescriptor(C.self), validate: validate, serviceLoader: serviceLoader,
      instrumentation: OverrideSupport.instrumentation(overrides, trace: trace), isBuiltSynchronously: true,
      onWarnings: onWarnings)
  }
}

extension AsyncComponentFactory where C: RootComponent {
  /// Validates the whole graph of a root component with overrides, and creates its factory, as
  /// `ComponentFactory.of(_:validate:overrides:serviceLoader:trace:onWarnings:)` does.
  ///
  /// - Throws: the error, or a `MultiError` with all of them.
  @_disfavoredOverload
  public nonisolated(nonsending) static func of(
    _ component: C.Type, validate: Bool = true, overrides: Overrides,
    serviceLoader: CleanseServiceLoader = .instance, trace: CreationTrace? = nil,
    onWarnings: (([Diagnostic]) -> Void)? = nil
  ) async throws -> AsyncComponentFactory<C> {
    try make(
      component, validate: validate, serviceLoader: serviceLoader,
      instrumentation: OverrideSupport.instrumentation(overrides, trace: trace), onWarnings: onWarnings)
  }
}
