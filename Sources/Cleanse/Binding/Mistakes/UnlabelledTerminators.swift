// Terminators without their label, which the compiler would take for a value. A trailing closure has no label either, and is
// a factory: it is kept away by a second parameter, which no closure fits.

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

// MARK: Under the label of others

extension PropertyInjectorBindingBuilder {
  @available(*, unavailable, message: "a property injector does not create the object: use to(injector:)")
  @discardableResult
  public func to<Function>(
    factory: Function = (), _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
  ) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }
}
