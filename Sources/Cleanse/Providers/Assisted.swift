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
