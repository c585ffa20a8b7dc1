import BindingGraph

extension ComponentFactory where C: RootComponent {
  /// Creates a factory as `of(_:validate:overrides:serviceLoader:trace:onWarnings:)` does, with observers for tests.
  ///
  /// - Parameters:
  ///   - overrides: bindings that replace those of the graph.
  ///   - serviceLoader: the plugins to run.
  ///   - trace: records each object that the graph creates.
  ///   - creationObserver: called with each created value.
  ///   - liveBindingObserver: called before each value of a live binding is created or injected.
  ///   - lifecycleObserver: observes the instances with hooks or services.
  ///   - onLinking: called with the graph, before any object is created.
  ///   - isBuiltSynchronously: whether the factory builds synchronously.
  ///   - configure: adds bindings to the root component, at each run of its `configure`.
  package static func of(
    _ component: C.Type, overrides: Overrides, serviceLoader: CleanseServiceLoader, trace: CreationTrace? = nil,
    creationObserver: @escaping CreationObserver, liveBindingObserver: LiveBindingObserver? = nil,
    lifecycleObserver: (any LifecycleObserver)? = nil, onLinking: ((LinkedGraph) -> Void)? = nil,
    isBuiltSynchronously: Bool = true,
    adding configure: @escaping (Binder<C.Scope>) -> Void = { _ in }
  ) throws -> ComponentFactory<C> {
    try of(
      ComponentDescriptor(C.self, adding: configure), validate: true, serviceLoader: serviceLoader,
      instrumentation: OverrideSupport.instrumentation(overrides, trace: trace, lifecycleObserver: lifecycleObserver) {
        recording, components in
        let announcing =
          liveBindingObserver.map { recording.announcingLiveBindings(to: $0, in: components) } ?? recording
        return announcing.observed(by: creationObserver, in: components)
      },
      isBuiltSynchronously: isBuiltSynchronously, onLinking: onLinking)
  }
}

extension AsyncComponentFactory where C: RootComponent {
  /// Creates a factory as `of(_:validate:overrides:serviceLoader:trace:onWarnings:)` does, with observers for tests.
  package static func of(
    _ component: C.Type, overrides: Overrides, serviceLoader: CleanseServiceLoader, trace: CreationTrace? = nil,
    creationObserver: @escaping CreationObserver, liveBindingObserver: LiveBindingObserver? = nil,
    lifecycleObserver: (any LifecycleObserver)? = nil, onLinking: ((LinkedGraph) -> Void)? = nil,
    adding configure: @escaping (Binder<C.Scope>) -> Void = { _ in }
  ) throws -> AsyncComponentFactory<C> {
    AsyncComponentFactory(
      try ComponentFactory.of(
        component, overrides: overrides, serviceLoader: serviceLoader, trace: trace,
        creationObserver: creationObserver, liveBindingObserver: liveBindingObserver,
        lifecycleObserver: lifecycleObserver, onLinking: onLinking,
        isBuiltSynchronously: false, adding: configure))
  }
}

extension LiveBindingSearch {
  /// Searches the graph with the types of the running program.
  package init(in graph: LinkedGraph) {
    self.init(in: graph, advisor: RunTimeTypes())
  }
}
