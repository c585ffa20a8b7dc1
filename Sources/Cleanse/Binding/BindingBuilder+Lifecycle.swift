extension BindingBuilder where Stage == BindingStage.Shared {
  /// Makes the value when the instance is built, and not when it is first asked for.
  ///
  ///     binder.bind(Cache.self).sharedInScope().eager().to(factory: Cache.init)
  public consuming func eager() -> BindingBuilder<Element, S, Stage> {
    BindingBuilder(draft: draft.eager())
  }
}

extension BindingBuilder where Stage == BindingStage.Shared {
  /// Adds what `ComponentInstance.start()` does with the value, after the hooks of what that needs.
  ///
  ///     binder.bind(Listener.self).sharedInScope().onStart { try await $0.listen() }.to(factory: Listener.init)
  ///
  /// The hook runs in the isolation that calls `start()`.
  public consuming func onStart(
    _ nothing: Never? = nil, _ hook: nonisolated(nonsending) @escaping (Element) async throws -> Void
  ) -> BindingBuilder<Element, S, Stage> {
    BindingBuilder(draft: draft.onStart(hook))
  }

  /// Adds what `ComponentInstance.stop()` does with the value, before the hooks of what that needs.
  ///
  /// The hook runs in the isolation that calls `stop()`.
  public consuming func onStop(
    _ nothing: Never? = nil, _ hook: nonisolated(nonsending) @escaping (Element) async throws -> Void
  ) -> BindingBuilder<Element, S, Stage> {
    BindingBuilder(draft: draft.onStop(hook))
  }
}
