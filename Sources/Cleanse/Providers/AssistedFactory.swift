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
