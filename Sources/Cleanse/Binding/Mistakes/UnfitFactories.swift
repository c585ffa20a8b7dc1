// Factories with another result type, async and throwing factories. All are disfavored and unavailable, for mistakes
// alone. Otherwise the compiler would report failed conversions, or nothing about a type that does not conform.

extension TerminableBinding {
  @available(
    *, unavailable,
    message: """
      the factory creates a different type from the binding: return the bound type, or a type that conforms to it; \
      write a closure for an inout or variadic parameter, and bind(T?.self) for init?
      """
  )
  @_disfavoredOverload
  @discardableResult
  public func to<each Dependency, Made>(factory: (repeat each Dependency) -> Made) -> BindingReceipt<Element> {
    BindingReceipt()
  }

  @available(
    *, unavailable,
    message: "a factory cannot be async or throw: use sharedInScope().to(asyncFactory:)"
  )
  @_disfavoredOverload
  @discardableResult
  public func to<each Dependency>(
    factory: (repeat each Dependency) async throws -> Element
  ) -> BindingReceipt<Element> {
    BindingReceipt()
  }
}

extension BindingBuilder where Stage == BindingStage.Open {
  @available(*, unavailable, message: "an async binding must be shared: sharedInScope().to(asyncFactory:)")
  @_disfavoredOverload
  @discardableResult
  public func to<each Dependency, Made>(
    asyncFactory: (repeat each Dependency) async throws -> Made
  ) -> BindingReceipt<Element> {
    BindingReceipt()
  }
}
