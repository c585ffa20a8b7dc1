internal import CleanseThreads

/// One factory in one container, and its value.
///
/// Registering again creates a new registration. A factory that is still running finishes in the old one, for its
/// earlier callers.
// Unchecked because of the factory, which runs in the isolation of its caller.
final class Registration: @unchecked Sendable {
  let key: DependencyKey
  let lifecycle: LifecycleType
  let scope: DependencyContainerScope
  /// Whether it represents a property that keeps the value of another registration; chains omit it.
  let isProperty: Bool
  /// The origin of the factory in messages, such as a launch argument; `nil` for a registration of the program.
  let origin: String?
  private let factory: (DependencyContainer) throws -> Any
  /// The value of a singleton, which may be `nil`.
  let once = Once<Any?>()

  init(
    of key: DependencyKey, lifecycle: LifecycleType, in scope: DependencyContainerScope, isProperty: Bool = false,
    origin: String? = nil, factory: @escaping (DependencyContainer) throws -> Any
  ) {
    self.key = key
    self.lifecycle = lifecycle
    self.scope = scope
    self.isProperty = isProperty
    self.origin = origin
    self.factory = factory
  }

  var type: Any.Type { key.type }

  /// Creates a value with the factory, without optionals.
  /// - Parameter container: the container of the registration.
  func make(in container: DependencyContainer) throws -> Any? {
    OptionalType.unwrapped(try factory(container))
  }
}
