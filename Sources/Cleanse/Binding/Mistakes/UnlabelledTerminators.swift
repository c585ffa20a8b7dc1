// Terminators without their label, whose argument the compiler would take for a value. A trailing closure, which is a
// factory, has no label either. A second parameter, which matches no closure, excludes it here.

extension TerminableBinding {
  @available(
    *, unavailable,
    message: "complete the binding: to(factory:) for an initializer or a function, to(value:), or to(provider:)"
  )
  @discardableResult
  public func to<Unlabelled>(
    _ unlabelled: Unlabelled = (), _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
  ) -> BindingReceipt<Element> {
    BindingReceipt()
  }
}

extension AssistedInjectionBindingBuilder {
  @available(*, unavailable, message: "write the label: to(factory:)")
  @discardableResult
  public func to<Unlabelled>(
    _ unlabelled: Unlabelled = (), _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
  ) -> BindingReceipt<Factory<Tag>> {
    BindingReceipt()
  }
}

extension PropertyInjectorBindingBuilder {
  @available(*, unavailable, message: "write the label: to(injector:)")
  @discardableResult
  public func to<Unlabelled>(
    _ unlabelled: Unlabelled = (), _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
  ) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }
}

extension PropertyInjectionReceiptBinder {
  @available(*, unavailable, message: "write the label: to(injector:)")
  @discardableResult
  public func to<Unlabelled>(
    _ unlabelled: Unlabelled = (), _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
  ) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }
}

// MARK: With the label of another terminator

extension PropertyInjectorBindingBuilder {
  @available(*, unavailable, message: "a property injector does not create the object: use to(injector:)")
  @discardableResult
  public func to<Function>(
    factory: Function = (), _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
  ) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }
}

// Terminators that create no object, so nothing can be created concurrently.

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

/// A stage of a binding whose next step can be a terminator: `to(factory:)`, `to(value:)` or `to(provider:)`.
///
/// Exists for the compiler's messages about mistakes.
///
/// Not for conformance: the builders of this module are the only conformers.
@_documentation(visibility: internal)
public protocol TerminableBinding {
  /// The bound type.
  associatedtype Element
}

extension BindingBuilder: TerminableBinding {}
extension CollectionBindingBuilder: TerminableBinding {}
extension ReceiptBinder: TerminableBinding {}
