import BindingGraph

/// Builds instances of a subcomponent in any isolation: in child tasks, actors and threads, any number at once.
///
/// Inject it like a `ComponentFactory`:
///
///     struct Server: Sendable {
///       let requests: SendableComponentFactory<RequestComponent>
///
///       func handle(_ request: Request) async -> Response {
///         await requests.build(request).response()
///       }
///     }
///
/// An instance belongs to the isolation that builds it. Its dependencies on ancestors must be shared, or values, and
/// declared with `sendable()`. The factory captures them when it is injected, in the isolation of the parent. All other
/// dependencies on ancestors, also those of subcomponents, are errors of the graph (`unsendable-request`).
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
// Unchecked, because the compiler cannot see the proof of the graph. Everything that the factory holds is immutable or
// guarded by a lock. The values of users that it holds were created before, and are sendable. The closures of
// `configure` are created anew for each instance, in the isolation that builds it.
public struct SendableComponentFactory<C: ComponentBase & SendableMetatype>: @unchecked Sendable {
  private let factory: ComponentFactory<C>

  init(builder: RetainedInstanceBuilder) {
    factory = ComponentFactory(builder: RetainedInstanceBuilder(detaching: builder))
  }

  init(_ factory: ComponentFactory<C>) {
    self.init(builder: factory.retained)
  }

  /// Builds an instance.
  /// - Parameter seed: the value that the instance is built from; its bindings can depend on it.
  /// - Returns: the root of the instance, which belongs to the caller alone.
  public func build(_ seed: sending C.Seed) -> sending C.Root {
    // Connected only to the seed, which was sent, and to sendable values.
    nonisolated(unsafe) let root = factory.build(seed)
    return root
  }

  /// The same as `build(_:)`.
  public func callAsFunction(_ seed: sending C.Seed) -> sending C.Root {
    build(seed)
  }

  /// Builds an instance whose shared objects live as long as the result.
  /// - Parameter seed: the value that the instance is built from; its bindings can depend on it.
  /// - Returns: the instance, which belongs to the caller alone.
  public func instantiate(_ seed: sending C.Seed) -> sending ComponentInstance<C> {
    nonisolated(unsafe) let instance = factory.instantiate(seed)
    return instance
  }
}

extension SendableComponentFactory where C.Seed == Void {
  /// Builds an instance of a component without a seed.
  public func build() -> sending C.Root {
    build(())
  }

  /// The same as `build()`.
  public func callAsFunction() -> sending C.Root {
    build(())
  }

  /// Builds an instance of a component without a seed. Its shared objects live as long as the result.
  public func instantiate() -> sending ComponentInstance<C> {
    instantiate(())
  }
}

extension SendableComponentFactory where C.Seed: ProviderProtocol {
  /// A seed that is connected only to the element.
  private func seed(providing element: sending C.Seed.Element) -> sending C.Seed {
    nonisolated(unsafe) let seed = C.Seed(value: element)
    return seed
  }

  /// Builds an instance whose seed provides an element.
  /// - Parameter element: the value that `get()` of the seed returns.
  public func build(_ element: sending C.Seed.Element) -> sending C.Root {
    build(seed(providing: element))
  }

  /// The same as `build(_:)`.
  public func callAsFunction(_ element: sending C.Seed.Element) -> sending C.Root {
    build(element)
  }

  /// Builds an instance whose seed provides an element. Its shared objects live as long as the result.
  public func instantiate(_ element: sending C.Seed.Element) -> sending ComponentInstance<C> {
    instantiate(seed(providing: element))
  }
}

extension SendableComponentFactory: DependencyForm {
  static var form: DependencyFormKind { .sendable(of: ComponentFactory<C>.self) }

  static func make(for slot: Slot, in memory: UnsafeMutableRawPointer) {
    memory.initializeMemory(
      as: Self.self, to: SendableComponentFactory(ComponentFactory(behind: slot)))
  }
}

extension SendableComponentFactory: ShapedType {
  static var shape: TypeShape { .componentFactory(of: TypeReference(C.self)) }
}
