/// An instance of a component: its root, and its lifecycle.
///
/// All shared objects of the instance stay alive as long as the `ComponentInstance`, even if nothing else holds them.
///
/// ```swift
/// func serve<App: RootComponent>(_ app: App.Type) async throws where App.Seed == Void {
///   let instance = try ComponentFactory.of(App.self).instantiate()
///   try await instance.start()
///   try await instance.stop()
/// }
/// ```
public struct ComponentInstance<C: ComponentBase> {
  /// The root object, as `ComponentFactory.build(_:)` returns it.
  public let root: C.Root
  let slots: InstanceSlots

  init(root: C.Root, slots: InstanceSlots) {
    self.root = root
    self.slots = slots
  }
}

// Each overload has a `Duration` parameter without a default, so that the compiler tries none for a statement without
// limits. Statements with two limits match both overloads of a function, and get the first one.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ComponentInstance {
  /// Starts the instance, as `start(hookTimeLimit:serviceTimeLimit:)` does, with the limits as a `Duration`.
  public nonisolated(nonsending) func start(
    hookTimeLimit: Duration, serviceTimeLimit: Duration? = .seconds(10)
  ) async throws {
    try await start(
      hookTimeLimit: hookTimeLimit.inSeconds, serviceTimeLimit: serviceTimeLimit?.inSeconds)
  }

  /// Starts the instance, as `start(hookTimeLimit:serviceTimeLimit:)` does, with the limits as a `Duration`.
  @_disfavoredOverload
  public nonisolated(nonsending) func start(
    hookTimeLimit: Duration? = nil, serviceTimeLimit: Duration
  ) async throws {
    try await start(
      hookTimeLimit: hookTimeLimit?.inSeconds, serviceTimeLimit: serviceTimeLimit.inSeconds)
  }

  /// Stops the instance, as `stop(hookTimeLimit:serviceTimeLimit:)` does, with the limits as a `Duration`.
  public nonisolated(nonsending) func stop(
    hookTimeLimit: Duration, serviceTimeLimit: Duration? = .seconds(10)
  ) async throws {
    try await stop(
      hookTimeLimit: hookTimeLimit.inSeconds, serviceTimeLimit: serviceTimeLimit?.inSeconds)
  }

  /// Stops the instance, as `stop(hookTimeLimit:serviceTimeLimit:)` does, with the limits as a `Duration`.
  @_disfavoredOverload
  public nonisolated(nonsending) func stop(
    hookTimeLimit: Duration? = nil, serviceTimeLimit: Duration
  ) async throws {
    try await stop(
      hookTimeLimit: hookTimeLimit?.inSeconds, serviceTimeLimit: serviceTimeLimit.inSeconds)
  }

  /// Runs the instance, as `run(hookTimeLimit:serviceTimeLimit:until:)` does, with the limits as a `Duration`.
  public nonisolated(nonsending) func run(
    hookTimeLimit: Duration, serviceTimeLimit: Duration? = .seconds(10), until end: () async throws -> Void
  ) async throws {
    try await run(
      hookTimeLimit: hookTimeLimit.inSeconds, serviceTimeLimit: serviceTimeLimit?.inSeconds, until: end)
  }

  /// Runs the instance, as `run(hookTimeLimit:serviceTimeLimit:until:)` does, with the limits as a `Duration`.
  @_disfavoredOverload
  public nonisolated(nonsending) func run(
    hookTimeLimit: Duration? = nil, serviceTimeLimit: Duration, until end: () async throws -> Void
  ) async throws {
    try await run(
      hookTimeLimit: hookTimeLimit?.inSeconds, serviceTimeLimit: serviceTimeLimit.inSeconds, until: end)
  }

  /// Runs the instance, as `run(hookTimeLimit:serviceTimeLimit:)` does, with the limits as a `Duration`.
  public nonisolated(nonsending) func run(
    hookTimeLimit: Duration, serviceTimeLimit: Duration? = .seconds(10)
  ) async throws {
    try await run(
      hookTimeLimit: hookTimeLimit.inSeconds, serviceTimeLimit: serviceTimeLimit?.inSeconds)
  }

  /// Runs the instance, as `run(hookTimeLimit:serviceTimeLimit:)` does, with the limits as a `Duration`.
  @_disfavoredOverload
  public nonisolated(nonsending) func run(
    hookTimeLimit: Duration? = nil, serviceTimeLimit: Duration
  ) async throws {
    try await run(
      hookTimeLimit: hookTimeLimit?.inSeconds, serviceTimeLimit: serviceTimeLimit.inSeconds)
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
