// Terminators that create nothing which could be created concurrently.

extension ConcurrentBindingBuilder {
  @available(*, unavailable, message: "remove eager(.concurrently): to(value:) creates nothing")
  @discardableResult
  public func to(value: @autoclosure () -> Element) -> BindingReceipt<Element> { BindingReceipt() }

  @available(*, unavailable, message: "remove eager(.concurrently): a provider is called for each injection")
  @discardableResult
  public func to<P: ProviderProtocol>(provider: P) -> BindingReceipt<Element> where P.Element == Element {
    BindingReceipt()
  }

  @available(*, unavailable, message: "remove eager(.concurrently): async bindings are always created concurrently")
  @discardableResult
  public func to<each Dependency>(
    asyncFactory: (repeat each Dependency) async throws -> Element
  ) -> BindingReceipt<Element> { BindingReceipt() }

  @available(*, unavailable, message: "only to(factory:) can follow eager(.concurrently)")
  @discardableResult
  public func configured(
    with configure: (ReceiptBinder<Element>) -> BindingReceipt<Element>
  ) -> BindingReceipt<Element> { BindingReceipt() }
}
