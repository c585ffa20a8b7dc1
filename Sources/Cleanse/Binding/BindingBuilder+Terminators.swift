extension BindingBuilder {
  /// Binds to a value.
  // Disfavored, and an autoclosure, so that a trailing closure is a factory and not the value.
  @_disfavoredOverload
  @discardableResult
  public func to(
    value: @autoclosure () -> Element, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function
  ) -> BindingReceipt<Element> {
    draft.finish(value: value(), file, line, function)
    return BindingReceipt()
  }

  /// Binds to the values of a provider, which is called at each request.
  @discardableResult
  public func to<P: ProviderProtocol>(
    provider: P, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) -> BindingReceipt<Element> where P.Element == Element {
    draft.finish(provider: provider, file, line, function)
    return BindingReceipt()
  }
}

// Async factories, which may run in another isolation: their parameters and captures are sent to it. The compiler tries
// these only where no other overload fits.
extension BindingBuilder where Stage == BindingStage.Shared {
  /// Binds to an async factory, whose parameters are its dependencies.
  @_disfavoredOverload
  @discardableResult
  public consuming func to<each Dependency: Sendable>(
    file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    @_inheritActorContext asyncFactory: sending @escaping (repeat each Dependency) async throws -> Element
  ) -> BindingReceipt<Element> {
    draft.finish(file, line, function, asyncFactory: asyncFactory)
    return BindingReceipt()
  }
}
