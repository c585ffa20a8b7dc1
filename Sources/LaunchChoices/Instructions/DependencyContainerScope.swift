/// The name of a container.
///
///     extension DependencyContainerScope {
///       static let checkout = DependencyContainerScope("checkout")
///     }
public struct DependencyContainerScope: Hashable, Sendable {
  /// The value of `scope=` in a launch argument.
  public let identifier: String

  /// Creates a scope. Scopes with the same identifier are equal.
  public init(_ identifier: String) {
    self.identifier = identifier
  }

  /// The scope of the global container, the fallback of all others.
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

/// The fields of an instruction.
enum InstructionField: String, CaseIterable {
  case type
  case factory
  case scope
  case lifecycle
}

/// How often a factory is called.
public enum LifecycleType: String, Sendable, CaseIterable {
  /// Once: the container stores the value, even `nil`.
  case singleton
  /// For each resolution. The container does not store the values.
  case transient
}
