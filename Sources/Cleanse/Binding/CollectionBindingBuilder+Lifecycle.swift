extension CollectionBindingBuilder where Stage == BindingStage.Shared {
  /// Creates the contribution when the component instance is built, not when it is first requested.
  ///
  ///     binder.bind(Page.self).intoCollection().sharedInScope().eager().to(factory: Page.init)
  public consuming func eager() -> CollectionBindingBuilder<Element, Collected, S, Stage> {
    CollectionBindingBuilder(draft: draft.eager())
  }
}

extension CollectionBindingBuilder where Stage == BindingStage.Shared, Element: Sendable {
  /// Creates the contribution when the component instance is built, concurrently with other such objects and with async
  /// bindings.
  ///
  ///     binder.bind(SearchIndex.self).intoCollection().sharedInScope().eager(.concurrently).to(factory: SearchIndex.init)
  ///
  /// If an `AsyncComponentFactory` builds the component, the factory runs off any actor, after those of its
  /// dependencies. A `ComponentFactory` creates these objects one after another, as `eager()` does.
  public consuming func eager(_ creation: EagerCreation) -> ConcurrentBindingBuilder<Element, Collected> {
    ConcurrentBindingBuilder(draft: draft.eager(isConcurrent: true))
  }
}

extension CollectionBindingBuilder where Stage == BindingStage.Shared {
  /// Adds a lifecycle hook. `ComponentInstance.start()` runs it after the hooks of the contribution's dependencies.
  ///
  ///     binder.bind(Listener.self).intoCollection().sharedInScope().onStart { try await $0.listen() }
  ///       .to(factory: Listener.init)
  ///
  /// The hook runs in the isolation that calls `start()`. It runs for each element.
  public consuming func onStart(
    _ nothing: Never? = nil, _ hook: nonisolated(nonsending) @escaping (Element) async throws -> Void
  ) -> CollectionBindingBuilder<Element, Collected, S, Stage> {
    CollectionBindingBuilder(draft: draft.onStart(hook))
  }

  /// Adds a lifecycle hook. `ComponentInstance.stop()` runs it before the hooks of the contribution's dependencies.
  ///
  /// The hook runs in the isolation that calls `stop()`. It runs for each element.
  public consuming func onStop(
    _ nothing: Never? = nil, _ hook: nonisolated(nonsending) @escaping (Element) async throws -> Void
  ) -> CollectionBindingBuilder<Element, Collected, S, Stage> {
    CollectionBindingBuilder(draft: draft.onStop(hook))
  }
}

extension CollectionBindingBuilder where Stage == BindingStage.Shared, Element: Sendable {
  /// Adds a service to each element: a loop that runs from the start of the component instance to its stop.
  ///
  ///     binder.bind(Worker.self).intoCollection().sharedInScope().running { await $0.run() }.to(factory: Worker.init)
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - SeeAlso: `BindingBuilder.running(onReturn:onThrow:_:)`
  public consuming func running(
    onReturn: ServiceEnd = .fail, onThrow: ServiceEnd = .fail,
    _ service: @escaping @Sendable (Element) async throws -> Void
  ) -> CollectionBindingBuilder<Element, Collected, S, Stage> {
    CollectionBindingBuilder(draft: draft.running(onReturn: onReturn, onThrow: onThrow, service))
  }
}
