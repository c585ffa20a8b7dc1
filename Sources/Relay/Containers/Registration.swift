internal import CleanseThreads

/// One factory in one container, and what it has made.
///
/// Registering again makes a new one. So a factory that still runs meanwhile finishes in the old one, for those who asked
/// before.
// Unchecked because of the factory, which runs where it is asked for.
final class Registration: @unchecked Sendable {
  let key: DependencyKey
  let lifecycle: LifecycleType
  let scope: DependencyContainerScope
  /// Whether it stands for a property that keeps what others make; chains leave it out.
  let isProperty: Bool
  /// What has chosen the factory, such as a launch argument, as messages show it; `nil` for what the program registers.
  let origin: String?
  private let factory: (DependencyContainer) throws -> Any
  /// What a singleton is, which may be `nil`.
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

  /// What the factory makes, without optionals.
  /// - Parameter container: where the factory is registered.
  func make(in container: DependencyContainer) throws -> Any? {
    OptionalType.unwrapped(try factory(container))
  }
}
