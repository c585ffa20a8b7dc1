// Injectors that set nothing, are async, throw, or do not take the object first. All declarations are disfavored and
// unavailable: the compiler tries them only if the statement is wrong. For some mistakes it would have no message.

extension PropertyInjectorBindingBuilder {
  @available(
    *, unavailable,
    message: "an injector takes the object and at least one dependency: to { (object: View, store: Store) in … }"
  )
  @_disfavoredOverload
  @discardableResult
  public func to(injector: (Element) -> Void) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }

  @available(
    *, unavailable,
    message: "an injector takes the object and at least one dependency: to { (object: View, store: Store) in … }"
  )
  @_disfavoredOverload
  @discardableResult
  public func to(injector: (Element) -> () -> Void) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }

  @available(
    *, unavailable,
    message: "an injector cannot be async or throw: only set properties in it"
  )
  @_disfavoredOverload
  @discardableResult
  public func to<each Dependency>(
    injector: (Element, repeat each Dependency) async throws -> Void
  ) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }

  @available(
    *, unavailable,
    message: "an injector cannot be async or throw: only set properties in it"
  )
  @_disfavoredOverload
  @discardableResult
  public func to<each Dependency>(
    injector: (Element) -> (repeat each Dependency) async throws -> Void
  ) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }

  @available(
    *, unavailable,
    message: "an injector takes the object first, then its dependencies: to { (object: View, store: Store) in … }"
  )
  @_disfavoredOverload
  @discardableResult
  public func to<Other, each Dependency>(
    injector: (Other, repeat each Dependency) -> Void
  ) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }
}

extension PropertyInjectionReceiptBinder {
  @available(
    *, unavailable,
    message: "an injector takes the object and at least one dependency: to { (object: View, store: Store) in … }"
  )
  @_disfavoredOverload
  @discardableResult
  public func to(injector: (Element) -> Void) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }

  @available(
    *, unavailable,
    message: "an injector takes the object and at least one dependency: to { (object: View, store: Store) in … }"
  )
  @_disfavoredOverload
  @discardableResult
  public func to(injector: (Element) -> () -> Void) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }

  @available(
    *, unavailable,
    message: "an injector cannot be async or throw: only set properties in it"
  )
  @_disfavoredOverload
  @discardableResult
  public func to<each Dependency>(
    injector: (Element, repeat each Dependency) async throws -> Void
  ) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }

  @available(
    *, unavailable,
    message: "an injector cannot be async or throw: only set properties in it"
  )
  @_disfavoredOverload
  @discardableResult
  public func to<each Dependency>(
    injector: (Element) -> (repeat each Dependency) async throws -> Void
  ) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }

  @available(
    *, unavailable,
    message: "an injector takes the object first, then its dependencies: to { (object: View, store: Store) in … }"
  )
  @_disfavoredOverload
  @discardableResult
  public func to<Other, each Dependency>(
    injector: (Other, repeat each Dependency) -> Void
  ) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }
}
