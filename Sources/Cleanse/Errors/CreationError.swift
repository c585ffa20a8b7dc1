import BindingGraph

/// An async factory threw an error while a component was built. What was made before was stopped and let go of.
public struct CreationError: GraphError {
  /// The diagnostic of the error: what could not be made, where it is bound, and who needs it.
  public let diagnostic: Diagnostic
  /// What the factory threw.
  public let underlyingError: any Error
  /// What could not be made, as it is bound.
  public let type: Any.Type
  /// The component whose instance was built.
  public let component: Any.Type
  /// The hooks that failed while that was stopped which had been made.
  public let stopErrors: [HookError]

  init(_ fact: FailedCreationFact, underlyingError: any Error, stopErrors: [HookError]) {
    diagnostic = Diagnostic(fact)
    self.underlyingError = underlyingError
    type = fact.subject?.type ?? Never.self
    component = fact.component.type ?? Never.self
    self.stopErrors = stopErrors
  }
}
