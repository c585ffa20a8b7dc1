/// The name of a factory in launch arguments. The program and its UI tests share it.
///
///     extension DependencyFactoryKey {
///       static let emptyBackend = DependencyFactoryKey("emptyBackend")
///     }
public struct DependencyFactoryKey: Hashable, Sendable {
  /// The value of `factory=` in a launch argument.
  public let identifier: String

  /// Creates a key. Keys with the same identifier are equal.
  public init(_ identifier: String) {
    self.identifier = identifier
  }
}

extension DependencyFactoryKey: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public var description: String { identifier }

  /// The identifier, as Relay calls it.
  public var tag: String { identifier }
}
