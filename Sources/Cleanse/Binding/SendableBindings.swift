extension Binder {
  /// Declares that another isolation may use the values of a type that is bound here: for a seed, which has no statement of
  /// its own.
  ///
  ///     binder.declareSendable(LaunchOptions.self)
  ///
  /// - Parameter type: what is bound, without a tag.
  public func declareSendable<Element: Sendable>(_ type: Element.Type) {
    run.declareSendable(TypeIdentity.plain(Element.self))
  }

  /// Declares that another isolation may use the value of a seed with a tag.
  ///
  ///     binder.declareSendable(tag: UserID.self)
  ///
  /// A tagged seed is a provider. Each `SendableComponentFactory` asks it once, when it is handed out, and other isolations use
  /// that value.
  public func declareSendable<T: Tag>(tag: T.Type) where T.Element: Sendable {
    run.declareSendable(TypeIdentity.tag(tag))
  }

  @available(*, deprecated, renamed: "declareSendable(tag:)")
  public func declareSendable<T: Tag>(taggedWith tag: T.Type) where T.Element: Sendable {
    declareSendable(tag: tag)
  }
}

extension BindingBuilder where Element: Sendable {
  /// Declares that another isolation may use the values: components that are built by a `SendableComponentFactory` may
  /// ask for them.
  ///
  ///     binder.bind(Metrics.self).sharedInScope().sendable().to(factory: Metrics.init)
  ///
  /// Only a shared binding, or one made with `to(value:)`, can be used there: its factory runs in the isolation of its own
  /// component, before the `SendableComponentFactory` is handed out.
  public consuming func sendable() -> BindingBuilder<Element, S, Stage> {
    BindingBuilder(draft: draft.sendable())
  }
}

extension CollectionBindingBuilder where Element: Sendable {
  /// Declares that another isolation may use the contribution. It can use a collection whose contributions are all declared
  /// so.
  public consuming func sendable() -> CollectionBindingBuilder<Element, Collected, S, Stage> {
    CollectionBindingBuilder(draft: draft.sendable())
  }
}

extension ReceiptBinder where Element: Sendable {
  /// Declares that another isolation may use the value: for a root that components inside ask for.
  public func sendable() -> ReceiptBinder<Element> {
    ReceiptBinder(draft: draft.sendable())
  }
}
