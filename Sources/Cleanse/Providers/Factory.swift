/// Builds objects from an assisted argument and from dependencies of the graph.
///
/// Bind it with `binder.bindFactory(X.self).with(F.self).to(factory:)`. Unshared dependencies are created for each
/// object.
public struct Factory<Tag: AssistedFactory> {
  private let factory: (Tag.Seed) -> Tag.Element

  /// Creates a factory from a closure, for tests and for code without a graph.
  public init(factory: @escaping (Tag.Seed) -> Tag.Element) {
    self.factory = factory
  }

  /// Builds an object.
  /// - Parameter seed: the assisted argument, which the object's `Assisted` parameter returns.
  public func build(_ seed: Tag.Seed) -> Tag.Element {
    factory(seed)
  }

  /// The same as `build(_:)`.
  public func callAsFunction(_ seed: Tag.Seed) -> Tag.Element {
    factory(seed)
  }
}

/// A factory that can report each object that it builds.
protocol ObservableFactory {
  /// The type of the objects.
  static var elementType: Any.Type { get }

  /// Replaces the factory in memory with one that calls an observer.
  /// - Parameter begin: called before each object is built; its result is called afterwards.
  static func observe(in memory: UnsafeMutableRawPointer, begin: @escaping () -> () -> Void)
}

extension Factory: ObservableFactory {
  static var elementType: Any.Type { Tag.Element.self }

  static func observe(in memory: UnsafeMutableRawPointer, begin: @escaping () -> () -> Void) {
    let pointer = memory.assumingMemoryBound(to: Self.self)
    let build = pointer.pointee.factory
    pointer.pointee = Factory { seed in
      let end = begin()
      defer { end() }
      return build(seed)
    }
  }
}

extension Factory where Tag.Seed == Void {
  /// Builds an object that takes no argument.
  public func build() -> Tag.Element {
    factory(())
  }

  /// The same as `build()`.
  public func callAsFunction() -> Tag.Element {
    factory(())
  }
}

/// The assisted argument of an assisted injection, as the first or the last parameter of the factory.
///
///     init(service: CustomerService, id: Assisted<CustomerID>) { self.id = id.get() }
public struct Assisted<E>: ProviderProtocol {
  public typealias Element = E

  private let getter: () -> E

  /// Creates an assisted argument from a closure that returns its value.
  public init(getter: @escaping () -> E) {
    self.getter = getter
  }

  /// The argument of `Factory.build(_:)`.
  public func get() -> E {
    getter()
  }
}

/// Names the argument and the product of an assisted injection.
///
///     struct DetailFactory: AssistedFactory {
///       typealias Seed = CustomerID
///       typealias Element = CustomerDetail
///     }
public protocol AssistedFactory: Tag {
  /// The type of the assisted argument.
  associatedtype Seed
}

/// An assisted factory without an argument.
public struct EmptySeed<E>: AssistedFactory {
  public typealias Element = E
  public typealias Seed = Void
}
