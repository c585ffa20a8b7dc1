extension Binder {
  /// Declares that other isolations may use the values of a bound type. Use it for seeds, which have no binding to call
  /// `sendable()` on.
  ///
  ///     binder.declareSendable(LaunchOptions.self)
  ///
  /// It has no effect on types that are protocols or name one: a running program cannot distinguish `any P` from
  /// `any P & Sendable`, so only the step `sendable()` of the binding proves that they are sendable.
  ///
  /// - Parameter type: the bound type, without a tag.
  public func declareSendable<Element: Sendable>(_ type: Element.Type) {
    run.declareSendable((TypeIdentity.plain(Element.self), Element.self))
  }

  /// Declares that other isolations may use the value of a tagged seed.
  ///
  ///     binder.declareSendable(tag: UserID.self)
  ///
  /// A tagged seed is a provider. Each `SendableComponentFactory` calls it once, when the factory is injected, and
  /// other isolations use that value.
  public func declareSendable<T: Tag>(tag: T.Type) where T.Element: Sendable {
    run.declareSendable((TypeIdentity.tag(tag), TaggedProvider<T>.self))
  }
}

extension BindingBuilder where Element: Sendable {
  /// Declares that other isolations may use the values: components that a `SendableComponentFactory` builds can depend
  /// on them.
  ///
  ///     binder.bind(Metrics.self).sharedInScope().sendable().to(factory: Metrics.init)
  ///
  /// Only a shared binding, or one with `to(value:)`, can be used there: its factory runs in the isolation of its own
  /// component, before the `SendableComponentFactory` is injected.
  public consuming func sendable() -> BindingBuilder<Element, S, Stage> {
    BindingBuilder(draft: draft.adding(.sendable))
  }
}

extension CollectionBindingBuilder where Element: Sendable {
  /// Declares that other isolations may use the contribution. They can use a collection if all its contributions are
  /// declared.
  public consuming func sendable() -> CollectionBindingBuilder<Element, Collected, S, Stage> {
    CollectionBindingBuilder(draft: draft.adding(.sendable))
  }
}

extension ReceiptBinder where Element: Sendable {
  /// Declares that other isolations may use the root, so that subcomponents built there can depend on it.
  public func sendable() -> ReceiptBinder<Element> {
    ReceiptBinder(draft: draft.adding(.sendable))
  }
}
