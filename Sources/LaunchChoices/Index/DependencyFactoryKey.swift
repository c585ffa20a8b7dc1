/// The name of a factory for launch arguments, the same in the program and in the process that starts it.
///
///     extension DependencyFactoryKey {
///       static let emptyBackend = DependencyFactoryKey("emptyBackend")
///     }
public struct DependencyFactoryKey: Hashable, Sendable {
  /// What `factory=` of a launch argument has to say.
  public let identifier: String

  /// Makes a key. Two of the same identifier are one.
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
