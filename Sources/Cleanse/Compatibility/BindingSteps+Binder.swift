// The binder of each step, for helpers that take a step.

extension ReceiptBinder {
  /// The bound type.
  public typealias Input = Element

  /// The binder of the binding, for helpers that add other bindings.
  public var binder: AnyBinder { AnyBinder(draft.run) }
}

extension PropertyInjectionReceiptBinder {
  /// The binder of the binding, for helpers that add other bindings.
  public var binder: AnyBinder { AnyBinder(draft.run) }
}

extension AssistedInjectionBindingBuilder {
  /// The binder of the binding, for helpers that add other bindings.
  public var binder: AnyBinder { AnyBinder(draft.run) }
}

extension BindingBuilder where Element: PropertyInjectorProtocol {
  /// Completes the binding of a property injector.
  ///
  ///     binder.bind(PropertyInjector<Page>.self).propertyInjector { $0.to(injector: Page.injectProperties) }
  ///
  /// Exists for compatibility with `square/Cleanse`. `bindPropertyInjectionOf(Page.self)` is shorter.
  @discardableResult
  public func propertyInjector(
    configuredWith configure:
      (PropertyInjectionReceiptBinder<Element.Element>) -> BindingReceipt<PropertyInjector<Element.Element>>
  ) -> BindingReceipt<PropertyInjector<Element.Element>> {
    configure(PropertyInjectionReceiptBinder(draft: draft))
  }
}
