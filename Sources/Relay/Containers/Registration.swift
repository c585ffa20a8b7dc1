/// One factory in one container, and what it has made.
///
/// Registering again makes a new one. So a factory that still runs meanwhile finishes in the old one, for those who asked
/// before.
// Unchecked because the monitor's lock guards `owner` and `remembered`.
final class Registration: @unchecked Sendable {
  /// What was made, once.
  enum Remembered {
    case nothingYet
    /// The value, which may be `nil`.
    case value(Any?)
  }

  let key: DependencyKey
  let lifecycle: LifecycleType
  let scope: DependencyContainerScope
  /// Whether it stands for a property that keeps what others make; chains leave it out.
  let isProperty: Bool
  private let factory: (DependencyContainer) throws -> Any
  /// The thread that is making the value.
  var owner: ThreadIdentity?
  var remembered = Remembered.nothingYet

  init(
    of key: DependencyKey, lifecycle: LifecycleType, in scope: DependencyContainerScope, isProperty: Bool = false,
    factory: @escaping (DependencyContainer) throws -> Any
  ) {
    self.key = key
    self.lifecycle = lifecycle
    self.scope = scope
    self.isProperty = isProperty
    self.factory = factory
  }

  var type: Any.Type { key.type }

  /// What the factory makes, without optionals.
  /// - Parameter container: where the factory is registered.
  func make(in container: DependencyContainer) throws -> Any? {
    OptionalType.unwrapped(try factory(container))
  }
}
