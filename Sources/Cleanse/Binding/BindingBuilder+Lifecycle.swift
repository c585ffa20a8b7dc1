extension BindingBuilder where Stage == BindingStage.Shared {
  /// Creates the object when the component instance is built, not when it is first requested.
  ///
  ///     binder.bind(Cache.self).sharedInScope().eager().to(factory: Cache.init)
  public consuming func eager() -> BindingBuilder<Element, S, Stage> {
    BindingBuilder(draft: draft.eager())
  }
}

extension BindingBuilder where Stage == BindingStage.Shared, Element: Sendable {
  /// Creates the object when the component instance is built, concurrently with other such objects and with async
  /// bindings.
  ///
  ///     binder.bind(SearchIndex.self).sharedInScope().eager(.concurrently).to(factory: SearchIndex.init)
  ///
  /// If an `AsyncComponentFactory` builds the component, the factory runs off any actor, after those of its
  /// dependencies. A `ComponentFactory` creates these objects one after another, as `eager()` does.
  public consuming func eager(_ creation: EagerCreation) -> ConcurrentBindingBuilder<Element, Never> {
    ConcurrentBindingBuilder(draft: draft.eager(isConcurrent: true))
  }
}

extension BindingBuilder where Stage == BindingStage.Shared {
  /// Adds a lifecycle hook. `ComponentInstance.start()` runs it after the hooks of the object's dependencies.
  ///
  ///     binder.bind(Listener.self).sharedInScope().onStart { try await $0.listen() }.to(factory: Listener.init)
  ///
  /// The hook runs in the isolation that calls `start()`.
  public consuming func onStart(
    _ nothing: Never? = nil, _ hook: nonisolated(nonsending) @escaping (Element) async throws -> Void
  ) -> BindingBuilder<Element, S, Stage> {
    BindingBuilder(draft: draft.onStart(hook))
  }

  /// Adds a lifecycle hook. `ComponentInstance.stop()` runs it before the hooks of the object's dependencies.
  ///
  /// The hook runs in the isolation that calls `stop()`.
  public consuming func onStop(
    _ nothing: Never? = nil, _ hook: nonisolated(nonsending) @escaping (Element) async throws -> Void
  ) -> BindingBuilder<Element, S, Stage> {
    BindingBuilder(draft: draft.onStop(hook))
  }
}

extension BindingBuilder where Stage == BindingStage.Shared, Element: Sendable {
  /// Adds a service: a loop that runs from the start of the component instance to its stop.
  ///
  ///     binder.bind(JobQueue.self).sharedInScope().running { await $0.run() }.to(factory: JobQueue.init)
  ///
  /// `ComponentInstance.run` and `start()` begin it after the `onStart` hooks of the object and of its dependencies.
  /// `stop()` awaits its end after the `onStop` hooks of the object, which can ask it to end, and before the
  /// dependencies are stopped. A service that takes longer than `serviceTimeLimit`, or has no such hook, is cancelled.
  ///
  /// It runs in a task of its own, off any actor, and inherits no task-local values. So its object must be `Sendable`.
  ///
  /// Experimental: may change in a minor version; see `Documentation/Stability.md`.
  ///
  /// - Parameters:
  ///   - onReturn: the consequence if the service returns before the stop.
  ///   - onThrow: the consequence if the service throws an error. Its cancellation by the stop is not an error.
  ///   - service: the loop.
  public consuming func running(
    onReturn: ServiceEnd = .fail, onThrow: ServiceEnd = .fail,
    _ service: @escaping @Sendable (Element) async throws -> Void
  ) -> BindingBuilder<Element, S, Stage> {
    BindingBuilder(draft: draft.running(onReturn: onReturn, onThrow: onThrow, service))
  }
}

/// How an eager object is created, for `eager(_:)`.
public struct EagerCreation: Sendable {
  private init() {}

  /// Created concurrently with other such objects and with async bindings, if an `AsyncComponentFactory` builds the
  /// component.
  public static let concurrently = EagerCreation()
}
