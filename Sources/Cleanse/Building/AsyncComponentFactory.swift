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
  private let source: Source

  typealias Stub = nonisolated(nonsending) (C.Seed) async throws -> C.Root

  /// What creates the instances.
  private enum Source {
    case graph(ComponentFactory<C>)
    case stub(Stub)
  }

  init(_ factory: ComponentFactory<C>) {
    source = .graph(factory)
  }

  init(stub build: @escaping Stub) {
    source = .stub(build)
  }

  /// Builds an instance.
  /// - Parameter seed: bound inside the instance.
  /// - Returns: the instance's root.
  /// - Throws: a `CreationError` around what a factory has thrown, or a `CancellationError`. What had been made is stopped
  ///   and let go of then.
  public nonisolated(nonsending) func build(_ seed: C.Seed) async throws -> C.Root {
    try await instantiate(seed).root
  }

  /// The same as `build(_:)`.
  public nonisolated(nonsending) func callAsFunction(_ seed: C.Seed) async throws -> C.Root {
    try await build(seed)
  }

  /// Builds an instance, with a handle that keeps every shared object of it alive, and that starts and stops it.
  /// - Parameter seed: bound inside the instance.
  /// - Throws: as `build(_:)` does.
  public nonisolated(nonsending) func instantiate(
    _ seed: C.Seed
  ) async throws -> ComponentInstance<C> {
    switch source {
    case .graph(let factory):
      let builder = factory.retained.builder
      let slots = builder.building { factory.retained.makeInstance(seed: factory.seedMaker(seed)) }
      try await slots.lifecycle?.makeAsynchronousValues(isolation: #isolation)
      return factory.finish(builder) { slots }
    case .stub(let build):
      let root = try await build(seed)
      return ComponentFactory { _ in root }.instantiate(seed)
    }
  }
}

extension AsyncComponentFactory where C.Seed == Void {
  /// Builds an instance of a component without a seed.
  public nonisolated(nonsending) func build() async throws -> C.Root {
    try await build(())
  }

  /// The same as `build()`.
  public nonisolated(nonsending) func callAsFunction() async throws -> C.Root {
    try await build(())
  }

  /// Builds an instance of a component without a seed, with a handle that keeps every shared object of it alive.
  public nonisolated(nonsending) func instantiate() async throws -> ComponentInstance<C> {
    try await instantiate(())
  }
}

extension AsyncComponentFactory where C.Seed: ProviderProtocol {
  /// Builds an instance whose seed provides an element.
  /// - Parameter element: what the seed's `get()` returns.
  public nonisolated(nonsending) func build(
    _ element: C.Seed.Element
  ) async throws -> C.Root {
    try await build(C.Seed(value: element))
  }

  /// The same as `build(_:)`.
  public nonisolated(nonsending) func callAsFunction(
    _ element: C.Seed.Element
  ) async throws -> C.Root {
    try await build(element)
  }

  /// Builds an instance whose seed provides an element, with a handle that keeps every shared object of it alive.
  public nonisolated(nonsending) func instantiate(
    _ element: C.Seed.Element
  ) async throws -> ComponentInstance<C> {
    try await instantiate(C.Seed(value: element))
  }
}

extension AsyncComponentFactory: DependencyForm {
  static var form: DependencyFormKind { .asynchronous(of: ComponentFactory<C>.self) }

  static func make(for slot: Slot, in memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(
      as: Self.self,
      to: AsyncComponentFactory(ComponentFactory(behind: slot)))
  }
}

extension AsyncComponentFactory: ShapedType {
  static var shape: TypeShape { .componentFactory(of: TypeReference(C.self)) }
}
