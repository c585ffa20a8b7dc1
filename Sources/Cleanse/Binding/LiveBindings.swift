extension BindingBuilder {
  /// Declares that creating a value reaches out of the process: to the network, a database, the keychain, the clock.
  ///
  ///     binder.bind(Payments.self).live().sharedInScope().to(factory: Payments.init)
  ///
  /// A program creates the value like any other. In a `TestGraph` of `CleanseTesting`, creating it fails the test unless
  /// an override replaces the binding.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  public consuming func live() -> BindingBuilder<Element, S, Stage> {
    BindingBuilder(draft: draft.adding(.live))
  }
}

extension CollectionBindingBuilder {
  /// Declares that creating the contribution reaches out of the process, as `BindingBuilder.live()` does.
  ///
  /// An override of the collection replaces all its contributions.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  public consuming func live() -> CollectionBindingBuilder<Element, Collected, S, Stage> {
    CollectionBindingBuilder(draft: draft.adding(.live))
  }
}

extension ReceiptBinder {
  /// Declares that creating the value reaches out of the process, as `BindingBuilder.live()` does.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  public func live() -> ReceiptBinder<Element> {
    ReceiptBinder(draft: draft.adding(.live))
  }
}
