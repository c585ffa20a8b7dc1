import BindingGraph
import Cleanse

/// A built graph for tests: its root, all values that the root component binds, and a log of created objects.
///
///     let graph = try TestGraph(App.self, overrides: [FakeNetwork.self])
///     let session = try graph.value(Session.self)
///     #expect(graph.creations.count(of: Session.self) == 1)
///
/// Test graphs share nothing, so tests may run in parallel. Production code has no look-up by type.
///
/// A binding with `live()` that no override replaces fails the test, once, before the graph creates its value. The value
/// is created all the same, because the graph has no other one.
///
/// Creating a graph runs no `onStart` hooks and no services: use `run(hookTimeLimit:serviceTimeLimit:_:)`. If a graph is
/// released before the `onStop` hooks of its objects have run, those of its subcomponents included, the test fails, and
/// these objects stay alive. With the trait `.graph(_:)`, the `onStop` hooks of the root component run at the end of the
/// test.
public struct TestGraph<C: RootComponent> {
  /// The objects that factories and providers of the graph have created so far.
  public let creations: CreationLog

  /// The instance of the root component. Its shared objects live as long as the test graph.
  public let instance: ComponentInstance<C>

  /// Validates a graph and builds its root.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - seed: the value that the component is built from.
  ///   - overrides: bindings that replace those of the graph.
  ///   - types: the types, as they are bound, that may be live: for a tag its `TaggedProvider`, for a multibinding the
  ///     collection.
  ///   - serviceLoader: the plugins to run.
  ///   - trace: records each object that the graph creates.
  ///   - serviceStartLimit: how long an object with a service may exist before the service runs, in seconds. The test
  ///     fails then, because calls that need the service may wait without end. The time at a breakpoint does not count.
  ///     `nil` for no limit.
  ///   - configure: adds bindings to the root component, such as a property injector for the test itself.
  /// - Throws: the error of the graph, or a `MultiError` with all of them.
  public init(
    _ component: C.Type, seed: C.Seed, overrides: Overrides = Overrides(), allowingLive types: [Any.Type] = [],
    serviceLoader: CleanseServiceLoader = .instance, trace: CreationTrace? = nil,
    serviceStartLimit: Double? = 20,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function,
    adding configure: @escaping (Binder<C.Scope>) -> Void = { _ in }
  ) throws {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let defaults = GraphDefaults.forGraph(of: component)
    let observation = GraphObservation(
      allowingLive: types.map { TypeReference($0) } + defaults.flatMap(\.typesAllowedLive), at: site, in: function)
    let stops = UnstoppedObjects(
      in: component, of: .testGraph, at: site, serviceLimit: serviceStartLimit, stoppedBy: defaults.last?.abandoned)
    do {
      let factory = try ComponentFactory.of(
        component, overrides: defaults.overrides() + overrides, serviceLoader: serviceLoader,
        trace: trace, creationObserver: observation.note, liveBindingObserver: observation.noteLiveBinding,
        lifecycleObserver: stops, onLinking: observation.begin, adding: configure)
      instance = factory.instantiate(seed)
    } catch let error as any CleanseError {
      throw error.advising(.testGraph)
    }
    creations = observation.creations
  }

  /// Validates a graph with async bindings, and builds its root.
  ///
  ///     let graph = try await TestGraph(awaiting: App.self)
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - seed: the value that the component is built from.
  ///   - overrides: bindings that replace those of the graph.
  ///   - types: the types, as they are bound, that may be live: for a tag its `TaggedProvider`, for a multibinding the
  ///     collection.
  ///   - serviceLoader: the plugins to run.
  ///   - trace: records each object that the graph creates.
  ///   - serviceStartLimit: how long an object with a service may exist before the service runs, in seconds. The test
  ///     fails then, because calls that need the service may wait without end. The time at a breakpoint does not count.
  ///     `nil` for no limit.
  ///   - configure: adds bindings to the root component, such as a property injector for the test itself.
  /// - Throws: the error of the graph, or a `MultiError` with all of them; a `CreationError` with the error of an async
  ///   factory.
  nonisolated(nonsending) public init(
    awaiting component: C.Type, seed: C.Seed, overrides: Overrides = Overrides(),
    allowingLive types: [Any.Type] = [], serviceLoader: CleanseServiceLoader = .instance, trace: CreationTrace? = nil,
    serviceStartLimit: Double? = 20,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function,
    adding configure: @escaping (Binder<C.Scope>) -> Void = { _ in }
  ) async throws {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let defaults = GraphDefaults.forGraph(of: component)
    let observation = GraphObservation(
      allowingLive: types.map { TypeReference($0) } + defaults.flatMap(\.typesAllowedLive), at: site, in: function)
    let stops = UnstoppedObjects(
      in: component, of: .testGraph, at: site, serviceLimit: serviceStartLimit, stoppedBy: defaults.last?.abandoned)
    let factory = try AsyncComponentFactory.of(
      component, overrides: defaults.overrides() + overrides, serviceLoader: serviceLoader,
      trace: trace, creationObserver: observation.note, liveBindingObserver: observation.noteLiveBinding,
      lifecycleObserver: stops, onLinking: observation.begin, adding: configure)
    creations = observation.creations
    instance = try await factory.instantiate(seed)
  }

  /// Starts the graph, calls a closure, and stops the graph, even if the closure throws or the task is cancelled.
  ///
  ///     let rows = try await TestGraph(awaiting: Server.self).run { graph in
  ///       try await graph.root.rows()
  ///     }
  ///
  /// `onStart` hooks have run and services run when the closure is called. `onStop` hooks have run when this method
  /// returns. If a service ends with `.fail` or `.stop`, the closure is cancelled.
  ///
  /// - Parameters:
  ///   - hookTimeLimit: the time limit for each hook, in seconds, with the time at a breakpoint. A hook that takes
  ///     longer is cancelled and has failed, and is not awaited further. `nil` for no limit.
  ///   - serviceTimeLimit: the time that services have after the `onStop` hooks of their object, in seconds, before
  ///     they are cancelled. They are awaited then. `nil` for no limit.
  ///   - body: uses the graph.
  /// - Throws: the errors of `ComponentInstance.run(hookTimeLimit:serviceTimeLimit:until:)`, and a `CancellationError` if
  ///   a service with `.stop` ended before `body` had returned.
  public nonisolated(nonsending) func run<Result>(
    hookTimeLimit: Double? = 60, serviceTimeLimit: Double? = 10,
    _ body: nonisolated(nonsending) (TestGraph<C>) async throws -> Result
  ) async throws -> Result {
    var result: Result?
    try await instance.runLeavingHooksBehind(after: hookTimeLimit, serviceTimeLimit: serviceTimeLimit) {
      result = try await body(self)
    }
    guard let result else { throw CancellationError() }
    return result
  }

  /// The root object.
  public var root: C.Root { instance.root }

  /// A value that the root component binds, created if necessary. Request a multibinding by the type of its collection.
  /// - Throws: `NotBoundError`
  public func value<Element>(_ type: Element.Type = Element.self) throws -> Element {
    try instance.value(type)
  }

  /// A value that the root component binds under a tag, created if necessary.
  /// - Throws: `NotBoundError`
  public func value<T: Tag>(_ type: T.Element.Type = T.Element.self, tag: T.Type) throws -> T.Element {
    try instance.value(type, tag: tag)
  }

  /// A provider of a value that the root component binds.
  /// - Throws: `NotBoundError`
  public func value<Element>(_ type: Provider<Element>.Type) throws -> Provider<Element> {
    try instance.value(type)
  }

  /// The factory of a subcomponent with async bindings that the root component installs.
  /// - Throws: `NotBoundError`
  public func value<Installed>(
    _ type: AsyncComponentFactory<Installed>.Type
  ) throws -> AsyncComponentFactory<Installed> {
    try instance.value(type)
  }

  /// A provider of a value that the root component binds under a tag.
  /// - Throws: `NotBoundError`
  public func value<T: Tag>(_ type: TaggedProvider<T>.Type) throws -> TaggedProvider<T> {
    try instance.value(type)
  }

  /// Sets the properties of an object with the injector that the root component binds for its class.
  ///
  ///     let graph = try TestGraph(App.self) { binder in
  ///       binder.bindPropertyInjectionOf(SessionTests.self).to(injector: SessionTests.injectProperties)
  ///     }
  ///     try graph.injectProperties(into: self)
  ///
  /// - Throws: `NotBoundError`
  public func injectProperties<Target: AnyObject>(into target: Target) throws {
    try value(PropertyInjector<Target>.self).injectProperties(into: target)
  }
}

extension TestGraph where C.Seed == Void {
  /// Validates the graph of a component without a seed, and builds its root.
  ///
  /// - SeeAlso: `init(_:seed:overrides:allowingLive:serviceLoader:trace:serviceStartLimit:fileID:filePath:line:column:function:adding:)`
  public init(
    _ component: C.Type, overrides: Overrides = Overrides(), allowingLive types: [Any.Type] = [],
    serviceLoader: CleanseServiceLoader = .instance, trace: CreationTrace? = nil,
    serviceStartLimit: Double? = 20,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function, adding configure: @escaping (Binder<C.Scope>) -> Void = { _ in }
  ) throws {
    try self.init(
      component, seed: (), overrides: overrides, allowingLive: types, serviceLoader: serviceLoader, trace: trace,
      serviceStartLimit: serviceStartLimit, fileID: fileID, filePath: filePath, line: line, column: column,
      function: function, adding: configure)
  }

  /// Validates the graph of a component without a seed, with async bindings, and builds its root.
  ///
  /// - SeeAlso: `init(awaiting:seed:overrides:allowingLive:serviceLoader:trace:serviceStartLimit:fileID:filePath:line:column:function:adding:)`
  nonisolated(nonsending) public init(
    awaiting component: C.Type, overrides: Overrides = Overrides(), allowingLive types: [Any.Type] = [],
    serviceLoader: CleanseServiceLoader = .instance, trace: CreationTrace? = nil,
    serviceStartLimit: Double? = 20,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function, adding configure: @escaping (Binder<C.Scope>) -> Void = { _ in }
  ) async throws {
    try await self.init(
      awaiting: component, seed: (), overrides: overrides, allowingLive: types, serviceLoader: serviceLoader,
      trace: trace, serviceStartLimit: serviceStartLimit, fileID: fileID, filePath: filePath, line: line,
      column: column, function: function, adding: configure)
  }
}
