// Injectors that set nothing, wait, throw, or take the object elsewhere than first. All are disfavored, and unavailable: the
// compiler tries them for a mistake alone. Without these it would fail to say anything of some.

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
