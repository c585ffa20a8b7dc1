/// A binding for a function that completes it and returns its receipt.
///
///     static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
///       bind.to(factory: Root.init)
///     }
public struct ReceiptBinder<Element> {
  @usableFromInline let draft: BindingDraft

  init(draft: BindingDraft) {
    self.draft = draft
  }

  /// Passes the binding to another function.
  @discardableResult
  public func configured(
    with configure: (ReceiptBinder<Element>) -> BindingReceipt<Element>
  ) -> BindingReceipt<Element> {
    configure(self)
  }
}

extension ReceiptBinder where Element: PropertyInjectorProtocol {
  /// Completes the binding of a component whose root is a property injector.
  ///
  ///     bind.propertyInjector(configuredWith: { bind in bind.to(injector: AppDelegate.injectProperties) })
  public func propertyInjector(
    configuredWith configure:
      (PropertyInjectionReceiptBinder<Element.Element>) -> BindingReceipt<PropertyInjector<Element.Element>>
  ) -> BindingReceipt<PropertyInjector<Element.Element>> {
    configure(PropertyInjectionReceiptBinder(draft: draft))
  }
}

/// Proof that a binding was declared. Terminators such as `to(factory:)` return it, and `configureRoot` must return it.
public struct BindingReceipt<Element> {
  @_transparent
  @usableFromInline
  init() {}
}

/// The binding of a `PropertyInjector`, for a function that completes it and returns its receipt.
public struct PropertyInjectionReceiptBinder<Element: AnyObject> {
  @usableFromInline let draft: BindingDraft

  init(draft: BindingDraft) {
    self.draft = draft
  }
}
