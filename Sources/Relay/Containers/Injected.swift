/// A property that is resolved when it is first read, unless you set it before.
///
///     final class Profile {
///       @Injected var backend: Backend
///       @Injected(scope: .checkout) var cart: Cart
///     }
///
/// It is resolved once, even if several threads read it. Copies share the resolved value, but not values that you set.
/// If the type is not registered, reading stops the program, like `DependencyContainer.resolve(_:)`.
@propertyWrapper
public struct Injected<Value> {
  fileprivate enum Content {
    case resolved(Registration, by: DependencyContainer)
    case assigned(Value)
  }

  private var content: Content

  /// Resolves the value from the container of a scope.
  public init(scope: DependencyContainerScope = .global) {
    self.init(from: DependencyContainer.container(for: scope))
  }

  init(from container: DependencyContainer) {
    let property = Registration(
      of: DependencyKey(Value.self), lifecycle: .singleton, in: container.scope, isProperty: true
    ) {
      try $0.tryResolve(Value.self)
    }
    content = .resolved(property, by: container)
  }

  /// The dependency.
  public var wrappedValue: Value {
    get {
      switch content {
      case .assigned(let value): return value
      case .resolved(let property, let container): return container.resolve(property, as: Value.self)
      }
    }
    set { content = .assigned(newValue) }
  }
}

extension Injected: Sendable where Value: Sendable {}
extension Injected.Content: Sendable where Value: Sendable {}
