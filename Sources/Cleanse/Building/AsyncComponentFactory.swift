import BindingGraph

/// Builds instances of a component with async bindings.
///
///     let application = try await AsyncComponentFactory.of(App.self).build()
///
/// Create one for a root component with `of`. Inject one for a subcomponent, like a `ComponentFactory`.
///
/// `build` creates every async binding (`to(asyncFactory:)`) exactly once, in dependency order, independent ones
/// concurrently, and then the root. After that all of them exist: dependents inject the plain types and do not wait. It
/// also builds components without async bindings.
///
/// The factory and its instances belong to the isolation of the graph.
public struct AsyncComponentFactory<C: ComponentBase> {
  private let source: Source

  typealias Stub = nonisolated(nonsending) (C.Seed) async throws -> C.Root

  /// The builder of the instances.
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
  /// - Parameter seed: the value that the instance is built from; its bindings can depend on it.
  /// - Returns: the root of the instance.
  /// - Throws: a `CreationError` with the error of an async factory. A `CancellationError` if the task was cancelled,
  ///   even if a factory throws an error of its own for that. Objects that were created before are stopped and
  ///   released; if that fails after a cancellation, a `HookError`, or a `MultiError` with all of them.
  public nonisolated(nonsending) func build(_ seed: C.Seed) async throws -> C.Root {
    try await instantiate(seed).root
  }

  /// The same as `build(_:)`.
  public nonisolated(nonsending) func callAsFunction(_ seed: C.Seed) async throws -> C.Root {
    try await build(seed)
  }

  /// Builds an instance whose shared objects live as long as the result.
  /// - Parameter seed: the value that the instance is built from; its bindings can depend on it.
  /// - Returns: the instance, with its root and its lifecycle.
  /// - Throws: the same errors as `build(_:)`.
  public nonisolated(nonsending) func instantiate(
    _ seed: C.Seed
  ) async throws -> ComponentInstance<C> {
    switch source {
    case .graph(let factory):
      let builder = factory.retained.builder
      let slots = builder.building { factory.retained.makeInstance(seed: factory.seedMaker(seed)) }
      try await slots.lifecycle?.instance?.makeConcurrentValues(isolation: #isolation)
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

  /// Builds an instance of a component without a seed. Its shared objects live as long as the result.
  public nonisolated(nonsending) func instantiate() async throws -> ComponentInstance<C> {
    try await instantiate(())
  }
}

extension AsyncComponentFactory where C.Seed: ProviderProtocol {
  /// Builds an instance whose seed provides an element.
  /// - Parameter element: the value that `get()` of the seed returns.
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

  /// Builds an instance whose seed provides an element. Its shared objects live as long as the result.
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
