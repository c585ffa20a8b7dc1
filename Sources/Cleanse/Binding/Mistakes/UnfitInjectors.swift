// Injectors that set nothing, wait, throw, or take the object elsewhere than first. All are disfavored, and unavailable: the
// compiler tries them for a mistake alone. Without these it would fail to say anything of some.

extension PropertyInjectorBindingBuilder {
  @available(
    *, unavailable,
    message:
      "an injector sets dependencies, so it takes the object and at least one of them: to { (object: View, store: Store) in … }"
  )
  @_disfavoredOverload
  @discardableResult
  public func to(injector: (Element) -> Void) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }

  @available(
    *, unavailable,
    message:
      "an injector sets dependencies, so it takes the object and at least one of them: to { (object: View, store: Store) in … }"
  )
  @_disfavoredOverload
  @discardableResult
  public func to(injector: (Element) -> () -> Void) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }

  @available(
    *, unavailable,
    message:
      "an injector neither waits nor throws: let it set properties only, and do the rest where the object is used"
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
    message:
      "an injector neither waits nor throws: let it set properties only, and do the rest where the object is used"
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
    message:
      "an injector takes the object first, and its dependencies behind it: to { (object: View, store: Store) in … }"
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
    message:
      "an injector sets dependencies, so it takes the object and at least one of them: to { (object: View, store: Store) in … }"
  )
  @_disfavoredOverload
  @discardableResult
  public func to(injector: (Element) -> Void) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }

  @available(
    *, unavailable,
    message:
      "an injector sets dependencies, so it takes the object and at least one of them: to { (object: View, store: Store) in … }"
  )
  @_disfavoredOverload
  @discardableResult
  public func to(injector: (Element) -> () -> Void) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }

  @available(
    *, unavailable,
    message:
      "an injector neither waits nor throws: let it set properties only, and do the rest where the object is used"
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
    message:
      "an injector neither waits nor throws: let it set properties only, and do the rest where the object is used"
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
    message:
      "an injector takes the object first, and its dependencies behind it: to { (object: View, store: Store) in … }"
  )
  @_disfavoredOverload
  @discardableResult
  public func to<Other, each Dependency>(
    injector: (Other, repeat each Dependency) -> Void
  ) -> BindingReceipt<PropertyInjector<Element>> {
    BindingReceipt()
  }
}
