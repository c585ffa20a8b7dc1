/// The stable name of a kind of diagnostic, such as `missing-binding`.
public struct DiagnosticID: RawRepresentable, Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes an identifier of your own, such as `too-many-singletons`.
  public init(stringLiteral value: String) {
    rawValue = value
  }

  public var description: String { rawValue }

  /// Something is asked for that nothing binds.
  public static let missingBinding = DiagnosticID(rawValue: "missing-binding")
  /// One key has several bindings in one component.
  public static let duplicateBinding = DiagnosticID(rawValue: "duplicate-binding")
  /// Bindings need each other in a circle.
  public static let dependencyCycle = DiagnosticID(rawValue: "dependency-cycle")
  /// A component stands inside a component of the same scope.
  public static let scopeNesting = DiagnosticID(rawValue: "scope-nesting")
  /// Two elements of a dictionary stand under one key.
  public static let duplicateKey = DiagnosticID(rawValue: "duplicate-key")
  /// A component installs itself, directly or through others.
  public static let selfInstallingComponent = DiagnosticID(rawValue: "self-installing-component")
  /// An override replaces nothing.
  public static let unusedOverride = DiagnosticID(rawValue: "unused-override")
  /// A value was asked for while it was being created.
  public static let reentrantCreation = DiagnosticID(rawValue: "reentrant-creation")
  /// A component's `configure` declared other bindings than the run that was validated.
  public static let changedConfiguration = DiagnosticID(rawValue: "changed-configuration")
  /// No root leads to a binding.
  public static let unusedBinding = DiagnosticID(rawValue: "unused-binding")
  /// A component binds what an ancestor binds too.
  public static let shadowedBinding = DiagnosticID(rawValue: "shadowed-binding")
  /// A shared object can keep itself alive, by way of a component factory that it keeps.
  public static let retainCycle = DiagnosticID(rawValue: "retain-cycle")
  /// A plugin reported an error.
  public static let pluginError = DiagnosticID(rawValue: "plugin-error")
}
