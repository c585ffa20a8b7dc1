import BindingGraph

/// The errors, warnings and contract of one module that was validated alone.
public struct ModuleReport: Sendable, CustomStringConvertible {
  /// The errors in order of location, then those of plugins in the order of their reports.
  public let errors: [any CleanseError]
  /// The warnings in order of location, such as unused `given` types, then those of plugins.
  public let warnings: [Diagnostic]
  /// The module for plugins: a node without a type, whose only child is the module.
  public let root: any ComponentBinding
  /// The bindings of the module, and its dependencies on bindings outside.
  public let contract: ModuleContract

  /// Whether there are no errors.
  public var isValid: Bool { errors.isEmpty }

  /// All diagnostics: the errors, then the warnings.
  public var diagnostics: [Diagnostic] { errors.flatMap(\.diagnostics) + warnings }

  /// All diagnostics, as text.
  /// - Parameter renderer: the form of the text.
  public func text(as renderer: DiagnosticRenderer = .plain) -> String {
    renderer.report(of: diagnostics)
  }

  /// The contract of a valid module, with its warnings; otherwise all diagnostics.
  public var description: String {
    guard isValid else { return text() }
    return ([contract.description] + (warnings.isEmpty ? [] : [text()])).joined(separator: "\n\n")
  }
}
