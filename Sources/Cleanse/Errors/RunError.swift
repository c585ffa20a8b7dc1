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

/// `start()` was called after `stop()`, or `stop()` during the start, or a service ended with `.stop` during the start.
public struct InstanceStopped: Error, CustomStringConvertible {
  /// The reason why an instance cannot be started. Later versions may have more.
  public struct Reason: Hashable, Sendable {
    private let name: String

    /// The instance had been stopped before.
    public static let stoppedBefore = Reason(name: "stoppedBefore")
    /// The instance was stopped during its start. Everything that was started has been stopped again.
    public static let stoppedMeanwhile = Reason(name: "stoppedMeanwhile")
    /// A service with the end `.stop` ended during the start. Everything that was started has been stopped again.
    public static let stoppedByService = Reason(name: "stoppedByService")
  }

  /// The component of the instance.
  public let component: Any.Type
  /// The reason why the instance cannot be started.
  public let reason: Reason

  public var description: String {
    let component = TypeReference(self.component)
    return switch reason {
    case .stoppedMeanwhile:
      "An instance of \(component) was stopped while it was starting. The objects that had started have been stopped again."
    case .stoppedByService:
      "A service of \(component) ended while the instance was starting. The objects that had started have been stopped again."
    default: "An instance of \(component) was started after it had been stopped. Build a new one."
    }
  }
}
