extension CollectionBindingBuilder where Stage == BindingStage.Shared {
  /// Makes the contribution when the instance is built, and not when it is first asked for.
  ///
  ///     binder.bind(Cache.self).sharedInScope().eager().to(factory: Cache.init)
  public consuming func eager() -> CollectionBindingBuilder<Element, Collected, S, Stage> {
    CollectionBindingBuilder(draft: draft.eager())
  }
}

extension CollectionBindingBuilder where Stage == BindingStage.Shared {
  /// Adds what `ComponentInstance.start()` does with the contribution, after the hooks of what that needs.
  ///
  ///     binder.bind(Listener.self).sharedInScope().onStart { try await $0.listen() }.to(factory: Listener.init)
  ///
  /// The hook runs in the isolation that calls `start()`. It runs for each element.
  public consuming func onStart(
    _ nothing: Never? = nil, _ hook: nonisolated(nonsending) @escaping (Element) async throws -> Void
  ) -> CollectionBindingBuilder<Element, Collected, S, Stage> {
    CollectionBindingBuilder(draft: draft.onStart(hook))
  }

  /// Adds what `ComponentInstance.stop()` does with the contribution, before the hooks of what that needs.
  ///
  /// The hook runs in the isolation that calls `stop()`. It runs for each element.
  public consuming func onStop(
    _ nothing: Never? = nil, _ hook: nonisolated(nonsending) @escaping (Element) async throws -> Void
  ) -> CollectionBindingBuilder<Element, Collected, S, Stage> {
    CollectionBindingBuilder(draft: draft.onStop(hook))
  }
}
