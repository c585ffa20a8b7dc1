/// The name of a type in launch arguments. The program and its UI tests share it.
///
///     extension DependencyTypeKey {
///       static let backend = DependencyTypeKey("backend")
///     }
public struct DependencyTypeKey: Hashable, Sendable {
  /// The value of `type=` in a launch argument.
  public let identifier: String

  /// Creates a key. Keys with the same identifier are equal.
  public init(_ identifier: String) {
    self.identifier = identifier
  }
}

extension DependencyTypeKey: ExpressibleByStringLiteral, CustomStringConvertible {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public var description: String { identifier }

  /// The identifier, as Relay calls it.
  public var tag: String { identifier }
}
