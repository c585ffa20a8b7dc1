/// The position of a contribution among the others of its array.
///
///     binder.bind((any Middleware).self).intoCollection(order: .first).to(factory: Tracing.init)
///     binder.bind((any Middleware).self).intoCollection(order: 10).to(factory: Authentication.init)
///
/// Smaller ones come first: `first`, then numbers, then `last`. `default` is 0. Contributions with equal orders keep
/// the order of their bindings, and those of a subcomponent come before those of its ancestors.
///
/// Name the orders that several modules use:
///
///     extension ContributionOrder {
///       static let security: ContributionOrder = 10
///     }
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public struct ContributionOrder: Comparable, Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  // `first` and `last` are outside the range of numbers. A graph has one order for each binding, so they are short.
  private let rank: Int32

  /// Creates an order from a number. A number that does not fit into 32 bits becomes the nearest one that does.
  public init(_ number: Int) {
    rank = min(max(Int32(clamping: number), .min + 1), .max - 1)
  }

  public init(integerLiteral number: Int32) {
    self.init(Int(number))
  }

  private init(rank: Int32) {
    self.rank = rank
  }

  /// Before all numbers.
  public static let first = ContributionOrder(rank: .min)
  /// The order of contributions without an explicit one: 0.
  public static let `default` = ContributionOrder(integerLiteral: 0)
  /// After all numbers.
  public static let last = ContributionOrder(rank: .max)

  public static func < (one: ContributionOrder, other: ContributionOrder) -> Bool { one.rank < other.rank }

  /// The word of JSON: `first`, `last` or a number.
  public var description: String {
    switch self {
    case .first: "first"
    case .last: "last"
    default: String(rank)
    }
  }
}
