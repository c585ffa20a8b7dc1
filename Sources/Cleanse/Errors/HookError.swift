import BindingGraph

/// A hook failed when an instance was started or stopped.
public struct HookError: GraphError {
  /// The diagnostic of the error: whose hook it was, and where that is bound.
  public let diagnostic: Diagnostic
  /// What the hook threw.
  public let underlyingError: any Error
  /// What the hook belongs to, as it is bound.
  public let type: Any.Type
  /// The component of the instance.
  public let component: Any.Type
  /// Whether the hook ran when the instance was started; otherwise, when it was stopped.
  public let isOfStart: Bool
  let fact: FailedHookFact

  init(_ fact: FailedHookFact, underlyingError: any Error) {
    self.fact = fact
    diagnostic = Diagnostic(fact)
    self.underlyingError = underlyingError
    type = fact.subject?.type ?? Never.self
    component = fact.component.type ?? Never.self
    isOfStart = fact.occasion == .start
  }
}
