/// The run-time argument of an assisted injection, as the first parameter of the factory.
///
///     init(id: Assisted<CustomerID>, service: CustomerService) { self.id = id.get() … }
public struct Assisted<E> {
  private let getter: () -> E

  /// Makes an argument that calls a closure for its value.
  public init(getter: @escaping () -> E) {
    self.getter = getter
  }

  /// The argument that was given to `Factory.build(_:)`.
  public func get() -> E {
    getter()
  }

  /// The same as `get()`.
  public func callAsFunction() -> E {
    getter()
  }
}
