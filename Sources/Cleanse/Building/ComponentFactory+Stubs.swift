import BindingGraph

extension ComponentFactory {
  /// Creates a component factory from a closure, without a graph, for tests of types that build a component.
  ///
  ///     let coordinator = Coordinator(sessions: ComponentFactory { user in FakeScreen(user: user) })
  ///
  /// The component's `configure` does not run: the closure alone creates the root, once for each instance. Such an
  /// instance has no lifecycle hooks. Like the factory of a subcomponent, the stub retains no instance.
  ///
  /// - Parameter build: creates the root of an instance from its seed.
  public init(build: @escaping (C.Seed) -> C.Root) {
    let root = RecordedComponent(rootOf: ComponentDescriptor(stub: C.self, build: build), instrumentation: nil)
    let made = root.record(keepsDetails: true)
    root.adoptDeeply(made)
    let graph = ComponentGraph(
      of: RecordedGraph(root: root, isBuiltSynchronously: true), with: Faults([]), root: root,
      recordedAs: made)
    self.init(builder: RetainedInstanceBuilder(stubOf: graph))
  }
}

extension AsyncComponentFactory {
  /// Creates a component factory from a closure, without a graph, for tests of types that build a component with async
  /// bindings.
  ///
  ///     let launcher = Launcher(sessions: AsyncComponentFactory { user in FakeScreen(user: user) })
  ///
  /// Write a trailing closure. The parameter `nothing` rejects references to functions, which have an isolation of
  /// their own. The closure runs in the isolation that builds the instance, and its errors are thrown unchanged.
  ///
  /// - Parameter build: creates the root of an instance from its seed.
  public init(
    _ nothing: Never? = nil, _ build: nonisolated(nonsending) @escaping (C.Seed) async throws -> C.Root
  ) {
    self.init(stub: build)
  }
}

extension SendableComponentFactory {
  /// Creates a component factory from a closure, without a graph, for tests of types that build a component in any
  /// isolation.
  ///
  ///     let server = Server(requests: SendableComponentFactory { request in FakeHandler(request) })
  ///
  /// - Parameter build: creates the root of an instance from its seed, in the isolation that builds the instance.
  public init(build: @escaping @Sendable (C.Seed) -> C.Root) {
    self.init(ComponentFactory(build: build))
  }
}
