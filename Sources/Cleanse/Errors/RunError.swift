import BindingGraph

/// The closure of `ComponentInstance.run` threw an error, and services failed, or lifecycle hooks when the instance was
/// stopped then.
public struct RunError: CleanseError {
  /// The error that the closure threw.
  public let underlyingError: any Error
  /// The errors of the services and of the `onStop` hooks; one or more.
  public let stopErrors: [HookError]
  /// The diagnostics of these errors, with the error of the closure in a note.
  public let diagnostics: [Diagnostic]

  init(_ underlyingError: any Error, stopErrors: [HookError]) {
    self.underlyingError = underlyingError
    self.stopErrors = stopErrors
    diagnostics = stopErrors.map { Diagnostic($0.fact.endingRun(with: "\(underlyingError)")) }
  }

  /// The diagnostic of the first of these errors.
  public var diagnostic: Diagnostic { diagnostics[0] }

  public var description: String { DiagnosticRenderer.plain.report(of: diagnostics) }
}
