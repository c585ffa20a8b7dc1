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
