/// The stable name of a kind of diagnostic, such as `missing-binding`.
public struct DiagnosticID: RawRepresentable, Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an identifier of your own, such as `too-many-singletons`.
  public init(stringLiteral value: String) {
    rawValue = value
  }

  public var description: String { rawValue }
}

/// A kind of warning, to suppress it in code.
///
///     binder.accept(.unusedBinding, for: Reserve.self)
public struct GraphWarning: Hashable, Sendable, CustomStringConvertible {
  /// The identifier of the diagnostics of this kind.
  public let id: DiagnosticID

  /// Creates a kind of warning of your own, for a plugin that does not report suppressed warnings.
  ///
  ///     extension GraphWarning {
  ///       static let largeModule = GraphWarning(id: "large-module")
  ///     }
  public init(id: DiagnosticID) {
    self.id = id
  }

  public var description: String { id.description }
}

/// A declaration that suppresses a warning.
package struct Acceptance: Sendable, Hashable {
  package let warning: GraphWarning
  /// The key whose warnings it suppresses; `nil` for all bindings of the module.
  package let key: Key?
  /// The component or module that declares it. It covers the bindings of this module and of the modules that it
  /// includes.
  package let module: ModulePath.ID
}
