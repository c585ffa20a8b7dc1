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

/// The source of the dependencies of an indexed factory: a container or a graph.
package protocol DependencySource {
  /// Returns the next dependency. Called once for each parameter of the factory, in their order.
  mutating func next<Dependency>(_ type: Dependency.Type) throws -> Dependency
}

/// Gives types names for launch arguments. Registers nothing.
public protocol DependencyTypeIndexable {
  /// The types by name.
  var index: [DependencyTypeKey: Any.Type] { get }
}
