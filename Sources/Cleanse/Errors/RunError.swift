import BindingGraph

/// The closure of `ComponentInstance.run` threw an error, and lifecycle hooks failed when the instance was stopped then.
public struct RunError: CleanseError {
  /// The error that the closure threw.
  public let underlyingError: any Error
  /// The errors of the `onStop` hooks; one or more.
  public let stopErrors: [HookError]
  /// The diagnostics of the hooks, with the error of the closure in a note.
  public let diagnostics: [Diagnostic]

  init(_ underlyingError: any Error, stopErrors: [HookError]) {
    self.underlyingError = underlyingError
    self.stopErrors = stopErrors
    diagnostics = stopErrors.map { Diagnostic($0.fact.endingRun(with: "\(underlyingError)")) }
  }

  /// The diagnostic of the first hook.
  public var diagnostic: Diagnostic { diagnostics[0] }

  public var description: String { DiagnosticRenderer.plain.report(of: diagnostics) }
}
