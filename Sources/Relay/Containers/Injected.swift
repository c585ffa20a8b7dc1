/// A property that is resolved when it is first read, unless it is set before.
///
///     final class Profile {
///       @Injected var backend: Backend
///       @Injected(scope: .checkout) var cart: Cart
///     }
///
/// It is resolved once, however many threads read it. A copy shares what is resolved, and not what is set afterwards.
/// Where nothing serves it, reading stops the program, as `DependencyContainer.resolve(_:)` does.
@propertyWrapper
public struct Injected<Value> {
  fileprivate enum Content {
    case resolved(Registration, by: DependencyContainer)
    case assigned(Value)
  }

  private var content: Content

  /// Takes the value from the container of a scope.
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
