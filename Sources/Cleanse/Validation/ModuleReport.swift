import BindingGraph

/// What the check of one module alone found.
public struct ModuleReport: CustomStringConvertible {
  /// The errors in order of location, then those of plugins in the order of their reports.
  public let errors: [any CleanseError]
  /// What is given in vain, what is probably not meant, in order of location, and what plugins report.
  public let warnings: [Diagnostic]
  /// The module as plugins see it: a node without a type, whose only child stands for the module.
  public let root: any ComponentBinding
  /// What the module offers, and what it takes from outside.
  public let contract: ModuleContract

  /// Whether there are no errors.
  public var isValid: Bool { errors.isEmpty }

  /// Everything that was found: the errors as values, then the warnings.
  public var diagnostics: [Diagnostic] { errors.flatMap(\.diagnostics) + warnings }

  /// Everything that was found, as text.
  /// - Parameter renderer: the form of the text.
  public func text(as renderer: DiagnosticRenderer = .plain) -> String {
    renderer.report(of: diagnostics)
  }

  @available(*, deprecated, renamed: "text(as:)")
  public func text(_ renderer: DiagnosticRenderer) -> String { text(as: renderer) }

  /// The contract of a valid module, with the warnings if there are any; otherwise everything that was found.
  public var description: String {
    guard isValid else { return text() }
    return ([contract.description] + (warnings.isEmpty ? [] : [text()])).joined(separator: "\n\n")
  }
}
