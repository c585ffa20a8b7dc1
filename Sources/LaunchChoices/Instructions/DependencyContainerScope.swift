/// The name of a container beside the global one.
///
///     extension DependencyContainerScope {
///       static let checkout = DependencyContainerScope("checkout")
///     }
public struct DependencyContainerScope: Hashable, Sendable {
  /// What `scope=` of a launch argument has to say.
  public let identifier: String

  /// Makes a scope. Two of the same identifier are one.
  public init(_ identifier: String) {
    self.identifier = identifier
  }

  /// The scope of the container that all others fall back to.
  public static let global = DependencyContainerScope("global")
}

extension DependencyContainerScope: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public var description: String { identifier }

  /// The identifier, as Relay calls it.
  public var value: String { identifier }
}
