// Steps in the wrong order. Without these declarations, the compiler would report that stages must be equivalent. Each
// one returns the binding, so that the compiler reports no errors about the following steps.

extension BindingBuilder where Stage == BindingStage.Shared {
  @available(*, unavailable, message: "put the tag before sharing: tagged(with:).sharedInScope()")
  public func tagged<T: Tag>(with tag: T.Type) -> BindingBuilder<Element, S, BindingStage.Shared> { self }

  @available(*, unavailable, message: "put the collection before sharing: intoCollection().sharedInScope()")
  public func intoCollection() -> CollectionBindingBuilder<Element, [Element], S, BindingStage.Shared> {
    CollectionBindingBuilder(draft: draft)
  }

  @available(*, unavailable, message: "put the collection before sharing: intoSet().sharedInScope()")
  public func intoSet() -> CollectionBindingBuilder<Element, Set<Element>, S, BindingStage.Shared>
  where Element: Hashable {
    CollectionBindingBuilder(draft: draft)
  }

  @available(*, unavailable, message: "put the collection before sharing: intoDictionary(key:).sharedInScope()")
  public func intoDictionary<Key: Hashable>(
    key: Key
  ) -> CollectionBindingBuilder<Element, [Key: Element], S, BindingStage.Shared> {
    CollectionBindingBuilder(draft: draft)
  }
}

extension BindingBuilder where Stage == BindingStage.Tagged {
  @available(*, unavailable, message: "a binding has one tag: write one binding for each tag")
  public func tagged<T: Tag>(with tag: T.Type) -> BindingBuilder<Element, S, BindingStage.Tagged> { self }

  @available(*, unavailable, message: "put the collection before the tag: intoCollection().tagged(with:)")
  public func intoCollection() -> CollectionBindingBuilder<Element, [Element], S, BindingStage.Tagged> {
    CollectionBindingBuilder(draft: draft)
  }

  @available(*, unavailable, message: "put the collection before the tag: intoSet().tagged(with:)")
  public func intoSet() -> CollectionBindingBuilder<Element, Set<Element>, S, BindingStage.Tagged>
  where Element: Hashable {
    CollectionBindingBuilder(draft: draft)
  }

  @available(*, unavailable, message: "put the collection before the tag: intoDictionary(key:).tagged(with:)")
  public func intoDictionary<Key: Hashable>(
    key: Key
  ) -> CollectionBindingBuilder<Element, [Key: Element], S, BindingStage.Tagged> {
    CollectionBindingBuilder(draft: draft)
  }
}

extension CollectionBindingBuilder where Stage == BindingStage.Shared {
  @available(*, unavailable, message: "put the tag before sharing: tagged(with:).sharedInScope()")
  public func tagged<T: Tag>(
    with tag: T.Type
  ) -> CollectionBindingBuilder<Element, Collected, S, BindingStage.Shared> { self }
}

extension CollectionBindingBuilder where Stage == BindingStage.Tagged {
  @available(*, unavailable, message: "a contribution has one tag: write one contribution for each tag")
  public func tagged<T: Tag>(
    with tag: T.Type
  ) -> CollectionBindingBuilder<Element, Collected, S, BindingStage.Tagged> { self }
}

extension TerminableBinding {
  @available(*, unavailable, message: "an eager binding must be shared: sharedInScope().eager()")
  public func eager() -> Self { self }

  // Disfavored, so that its message is not used for a wrong terminator of a shared binding.
  @_disfavoredOverload
  @available(*, unavailable, message: "an eager binding must be shared: sharedInScope().eager(.concurrently)")
  public func eager(_ creation: EagerCreation) -> Self { self }

  @available(*, unavailable, message: "a binding with a start hook must be shared: sharedInScope().onStart { … }")
  public func onStart(_ nothing: Never? = nil, _ hook: (Element) async throws -> Void) -> Self { self }

  @available(*, unavailable, message: "a binding with a stop hook must be shared: sharedInScope().onStop { … }")
  public func onStop(_ nothing: Never? = nil, _ hook: (Element) async throws -> Void) -> Self { self }
}

extension TerminableBinding {
  // Disfavored, as above.
  @_disfavoredOverload
  @available(*, unavailable, message: "a binding with a service must be shared: sharedInScope().running { … }")
  public func running(
    onReturn: ServiceEnd = .fail, onThrow: ServiceEnd = .fail, _ service: (Element) async throws -> Void
  ) -> Self { self }
}

extension ReceiptBinder {
  @available(
    *, unavailable,
    message: "a root is always created with its instance: eager() is for shared bindings in configure"
  )
  public func eager() -> ReceiptBinder<Element> { self }

  @available(
    *, unavailable,
    message: "a root is always created with its instance: eager(.concurrently) is for shared bindings in configure"
  )
  public func eager(_ creation: EagerCreation) -> ReceiptBinder<Element> { self }
}

extension CollectionBindingBuilder {
  @available(*, unavailable, message: "a contribution cannot be private: bind the element privately, and contribute it")
  public func visible(in visibility: BindingVisibility) -> CollectionBindingBuilder<Element, Collected, S, Stage> {
    self
  }
}

extension ConcurrentBindingBuilder {
  @_disfavoredOverload
  @available(*, unavailable, message: "a contribution cannot be private: bind the element privately, and contribute it")
  public func visible(in visibility: BindingVisibility) -> ConcurrentBindingBuilder<Element, Collected> { self }
}

extension ReceiptBinder {
  @available(*, unavailable, message: "a root cannot be private: visible(in:) is for bindings in configure")
  public func visible(in visibility: BindingVisibility) -> ReceiptBinder<Element> { self }
}

extension BindingReceipt {
  @available(*, unavailable, message: "the terminator comes last: tagged(with:).to(factory:)")
  @discardableResult
  public func tagged<T: Tag>(with tag: T.Type) -> BindingReceipt<Element> { self }

  @available(*, unavailable, message: "the terminator comes last: sharedInScope().to(factory:)")
  @discardableResult
  public func sharedInScope() -> BindingReceipt<Element> { self }

  @available(*, unavailable, message: "the terminator comes last: intoCollection().to(factory:)")
  @discardableResult
  public func intoCollection() -> BindingReceipt<Element> { self }

  @available(*, unavailable, message: "the terminator comes last: intoSet().to(factory:)")
  @discardableResult
  public func intoSet() -> BindingReceipt<Element> { self }

  @available(*, unavailable, message: "the terminator comes last: intoDictionary(key:).to(factory:)")
  @discardableResult
  public func intoDictionary<Key>(key: Key) -> BindingReceipt<Element> { self }

  @available(*, unavailable, message: "the terminator comes last: sharedInScope().sendable().to(factory:)")
  @discardableResult
  public func sendable() -> BindingReceipt<Element> { self }

  @available(*, unavailable, message: "the terminator comes last: visible(in:).to(factory:)")
  @discardableResult
  public func visible(in visibility: BindingVisibility) -> BindingReceipt<Element> { self }

  @available(*, unavailable, message: "the terminator comes last: live().to(factory:)")
  @discardableResult
  public func live() -> BindingReceipt<Element> { self }

  @available(*, unavailable, message: "the terminator comes last: sharedInScope().eager().to(factory:)")
  @discardableResult
  public func eager() -> BindingReceipt<Element> { self }

  @available(*, unavailable, message: "the terminator comes last: sharedInScope().eager(.concurrently).to(factory:)")
  @discardableResult
  public func eager(_ creation: EagerCreation) -> BindingReceipt<Element> { self }

  @available(*, unavailable, message: "the terminator comes last: sharedInScope().onStart { … }.to(factory:)")
  @discardableResult
  public func onStart(hook: (Element) async throws -> Void) -> BindingReceipt<Element> { self }

  @available(*, unavailable, message: "the terminator comes last: sharedInScope().onStop { … }.to(factory:)")
  @discardableResult
  public func onStop(hook: (Element) async throws -> Void) -> BindingReceipt<Element> { self }

  @available(*, unavailable, message: "the terminator comes last: sharedInScope().running { … }.to(factory:)")
  @discardableResult
  public func running(
    onReturn: ServiceEnd = .fail, onThrow: ServiceEnd = .fail, _ service: (Element) async throws -> Void
  ) -> BindingReceipt<Element> { self }
}

extension AssistedInjectionBindingBuilder {
  // Disfavored, so that the compiler tries it only if the statement is wrong: it accepts any function.
  @available(
    *, unavailable,
    message: """
      take the assisted argument as the first or the last parameter: Assisted<Seed>, with the Seed of the factory in with(_:)
      """
  )
  @_disfavoredOverload
  @discardableResult
  public func to<each Parameter>(
    factory: @escaping (repeat each Parameter) -> Element
  ) -> BindingReceipt<Factory<Tag>> {
    BindingReceipt()
  }
}

// Sharing without a scope. Without these declarations, the compiler would report a missing conformance to `Scope`.

extension BindingBuilder where S == Unscoped {
  @available(*, unavailable, message: "sharedInScope() needs a scope: give the component one, such as Singleton")
  public consuming func sharedInScope() -> BindingBuilder<Element, S, BindingStage.Shared> {
    BindingBuilder<Element, S, BindingStage.Shared>(draft: draft)
  }
}

extension CollectionBindingBuilder where S == Unscoped {
  @available(*, unavailable, message: "sharedInScope() needs a scope: give the component one, such as Singleton")
  public consuming func sharedInScope() -> CollectionBindingBuilder<Element, Collected, S, BindingStage.Shared> {
    CollectionBindingBuilder<Element, Collected, S, BindingStage.Shared>(draft: draft)
  }
}
