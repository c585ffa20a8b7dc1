/// The name of a type for launch arguments, the same in the program and in the process that starts it.
///
///     extension DependencyTypeKey {
///       static let backend = DependencyTypeKey("backend")
///     }
public struct DependencyTypeKey: Hashable, Sendable {
  /// What `type=` of a launch argument has to say.
  public let identifier: String

  /// Makes a key. Two of the same identifier are one.
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
