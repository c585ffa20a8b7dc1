import BindingGraph

/// Builds instances of a component whose values have to be awaited.
///
/// For a root component it is made by `of(_:)`; for an installed one it is asked for like any other type, wherever its
/// `ComponentFactory` can be:
///
///     let application = try await AsyncComponentFactory.of(App.self).build()
///
/// Building makes the values that are bound with `to(asyncFactory:)`, each after those that it needs and the others side by
/// side, and then the root. From then on all values are there: dependents request them by their types, and do not
/// wait. It builds any other component, too.
///
/// It belongs to the isolation domain of its graph, and so do the instances that it builds.
public struct AsyncComponentFactory<C: ComponentBase> {
  private let factory: ComponentFactory<C>

  init(_ factory: ComponentFactory<C>) {
    self.factory = factory
  }

  /// Builds an instance.
  /// - Parameter seed: bound inside the instance.
  /// - Returns: the instance's root.
  /// - Throws: a `CreationError` around what a factory has thrown, or a `CancellationError`. What had been made is stopped
  ///   and let go of then.
  public func build(_ seed: C.Seed, isolation: isolated (any Actor)? = #isolation) async throws -> C.Root {
    try await instantiate(seed, isolation: isolation).root
  }

  /// The same as `build(_:)`.
  public func callAsFunction(_ seed: C.Seed, isolation: isolated (any Actor)? = #isolation) async throws -> C.Root {
    try await build(seed, isolation: isolation)
  }

  /// Builds an instance, with a handle that keeps every shared object of it alive, and that starts and stops it.
  /// - Parameter seed: bound inside the instance.
  /// - Throws: as `build(_:)` does.
  public func instantiate(
    _ seed: C.Seed, isolation: isolated (any Actor)? = #isolation
  ) async throws -> ComponentInstance<C> {
    let builder = factory.retained.builder
    let slots = builder.building { factory.retained.makeInstance(seed: factory.seedMaker(seed)) }
    try await slots.lifecycle?.makeAsynchronousValues(isolation: isolation)
    return factory.finish(builder) { slots }
  }
}

extension AsyncComponentFactory where C.Seed == Void {
  /// Builds an instance of a component without a seed.
  public func build(isolation: isolated (any Actor)? = #isolation) async throws -> C.Root {
    try await build((), isolation: isolation)
  }

  /// The same as `build()`.
  public func callAsFunction(isolation: isolated (any Actor)? = #isolation) async throws -> C.Root {
    try await build((), isolation: isolation)
  }

  /// Builds an instance of a component without a seed, with a handle that keeps every shared object of it alive.
  public func instantiate(isolation: isolated (any Actor)? = #isolation) async throws -> ComponentInstance<C> {
    try await instantiate((), isolation: isolation)
  }
}

extension AsyncComponentFactory where C.Seed: ProviderProtocol {
  /// Builds an instance whose seed provides an element.
  /// - Parameter element: what the seed's `get()` returns.
  public func build(
    _ element: C.Seed.Element, isolation: isolated (any Actor)? = #isolation
  ) async throws -> C.Root {
    try await build(C.Seed(value: element), isolation: isolation)
  }

  /// The same as `build(_:)`.
  public func callAsFunction(
    _ element: C.Seed.Element, isolation: isolated (any Actor)? = #isolation
  ) async throws -> C.Root {
    try await build(element, isolation: isolation)
  }

  /// Builds an instance whose seed provides an element, with a handle that keeps every shared object of it alive.
  public func instantiate(
    _ element: C.Seed.Element, isolation: isolated (any Actor)? = #isolation
  ) async throws -> ComponentInstance<C> {
    try await instantiate(C.Seed(value: element), isolation: isolation)
  }
}

extension AsyncComponentFactory: DependencyForm {
  static var form: DependencyFormKind { .asynchronous(of: ComponentFactory<C>.self) }

  static func make(for slot: Slot, in memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(
      as: Self.self,
      to: AsyncComponentFactory(ComponentFactory(builder: RetainedInstanceBuilder(of: slot.dependency(0)))))
  }
}

extension AsyncComponentFactory: ShapedType {
  static var shape: TypeShape { .componentFactory(of: TypeReference(C.self)) }
}
