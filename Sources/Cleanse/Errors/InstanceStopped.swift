/// An instance was stopped before it was started, or while it was being started.
public struct InstanceStopped: Error, CustomStringConvertible {
  /// The component of the instance.
  public let component: Any.Type
  /// Whether the start was under way, and what it had started has been stopped again.
  public let wasStarting: Bool

  public var description: String {
    wasStarting
      ? "An instance of \(component) was stopped while it was being started. What had been started is stopped again."
      : "An instance of \(component) was started after it had been stopped. Build another one."
  }
}
