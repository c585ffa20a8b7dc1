import BindingGraph

/// A lifecycle hook threw an error or exceeded its time limit, or a service failed.
public struct HookError: GraphError {
  /// The occasion on which a hook or a service runs. Later versions may have more.
  public struct Occasion: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// The instance is started.
    public static let start = Occasion(description: "start")
    /// The instance is stopped.
    public static let stop = Occasion(description: "stop")
    /// A service runs, between the start and the stop of the instance.
    public static let run = Occasion(description: "run")

    init(_ occasion: FailedHookFact.Occasion) {
      switch occasion {
      case .start: self = .start
      case .stop: self = .stop
      case .run, .earlyReturn: self = .run
      }
    }

    private init(description: String) {
      self.description = description
    }
  }

  /// The diagnostic of the error: the object of the hook or the service, and its binding.
  public let diagnostic: Diagnostic
  /// The error that the hook or the service threw; a `ServiceReturned` if the service returned.
  public let underlyingError: any Error
  /// The type of the object, as it is bound.
  public let type: Any.Type
  /// The component of the instance.
  public let component: Any.Type
  /// The occasion on which the hook or the service ran.
  public let occasion: Occasion
  let fact: FailedHookFact

  init(_ fact: FailedHookFact, underlyingError: any Error) {
    self.fact = fact
    diagnostic = Diagnostic(fact)
    self.underlyingError = underlyingError
    type = fact.subject?.type ?? Never.self
    component = fact.component.type ?? Never.self
    occasion = Occasion(fact.occasion)
  }
}
