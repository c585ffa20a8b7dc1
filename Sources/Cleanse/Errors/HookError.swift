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

/// A hook or a service called `start()` or `stop()` of an instance that waits for it: its own instance, or an instance
/// whose hooks wait for its own.
public struct HookWaitsForItself: Error, CustomStringConvertible {
  /// The component of the instance whose `start()` or `stop()` was called.
  public let component: Any.Type
  /// The called function: the start or the stop.
  public let occasion: HookError.Occasion

  public var description: String {
    let call = "\(occasion)()"
    return """
      A hook or service awaits \(call) of \(TypeReference(component)), which waits for that hook or service. \
      Call \(call) in a task, and do not await the task: Task { try await instance.\(call) }
      """
  }
}

/// A hook took longer than its time limit.
public struct TimeLimitExceeded: Error, CustomStringConvertible {
  /// The limit, in seconds.
  public let seconds: Double

  public var description: String { "the time limit of \(seconds) s was exceeded" }
}

/// A time limit for hooks or services is zero, negative, or not a number.
public struct InvalidTimeLimit: Error, CustomStringConvertible {
  /// The invalid limit, in seconds.
  public let seconds: Double

  public var description: String {
    "A time limit must be greater than 0 seconds; this one is \(seconds). Omit it if hooks may take any amount of time."
  }
}

/// A service returned before its component instance was stopped, and its binding does not say
/// `running(onReturn: .stop)` or `running(onReturn: .ignore)`.
///
/// It is the `underlyingError` of a `HookError`.
///
/// Experimental: may change in a minor version; see `Documentation/Stability.md`.
public struct ServiceReturned: Error, CustomStringConvertible {
  public var description: String { "its service returned before the instance was stopped" }
}
