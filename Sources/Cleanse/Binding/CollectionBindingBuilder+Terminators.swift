extension CollectionBindingBuilder {
  /// Contributes a value.
  // Disfavored, and an autoclosure: a trailing closure is a factory, and an array literal holds several elements.
  @_disfavoredOverload
  @discardableResult
  public func to(
    value: @autoclosure () -> Element, file: StaticString = #filePath, line: Int = #line,
    function: StaticString = #function
  ) -> BindingReceipt<Element> {
    draft.finish(value: value(), file, line, function)
    return BindingReceipt()
  }

  /// Contributes the values of a provider, which is called at each request.
  @_disfavoredOverload
  @discardableResult
  public func to<P: ProviderProtocol>(
    provider: P, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) -> BindingReceipt<Element> where P.Element == Element {
    draft.finish(provider: provider, file, line, function)
    return BindingReceipt()
  }
}

extension CollectionBindingBuilder where Collected: Sequence, Collected.Element == Element {
  /// Contributes the elements of an array.
  @discardableResult
  public func to(
    value: [Element], file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) -> BindingReceipt<[Element]> {
    draft.ofSeveralElements([Element].self).finish(value: value, file, line, function)
    return BindingReceipt()
  }

  /// Contributes the elements of a provider's arrays. The provider is called at each request.
  @discardableResult
  public func to<P: ProviderProtocol>(
    provider: P, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) -> BindingReceipt<[Element]> where P.Element == [Element] {
    draft.ofSeveralElements([Element].self).finish(provider: provider, file, line, function)
    return BindingReceipt()
  }

  /// Passes the contribution of an array of elements to a function that completes it.
  @discardableResult
  public func configured(
    with configure: (ReceiptBinder<[Element]>) -> BindingReceipt<[Element]>
  ) -> BindingReceipt<[Element]> {
    configure(ReceiptBinder(draft: draft.ofSeveralElements([Element].self)))
  }
}

// Async factories, which may run in another isolation: their parameters and captures are sent to it. The compiler tries
// these only where no other overload fits.
extension CollectionBindingBuilder where Stage == BindingStage.Shared {
  /// Contributes the result of an async factory, whose parameters are its dependencies.
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

extension CollectionBindingBuilder
where Stage == BindingStage.Shared, Collected: Sequence, Collected.Element == Element {
  /// Contributes the elements of an async factory's array.
  @_disfavoredOverload
  @discardableResult
  public consuming func to<each Dependency: Sendable>(
    file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
    @_inheritActorContext asyncFactory: sending @escaping (repeat each Dependency) async throws -> [Element]
  ) -> BindingReceipt<[Element]> {
    draft.ofSeveralElements([Element].self).finish(file, line, function, asyncFactory: asyncFactory)
    return BindingReceipt()
  }
}
