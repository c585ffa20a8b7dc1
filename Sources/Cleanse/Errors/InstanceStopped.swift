/// An instance was to be started after it had been stopped.
public struct InstanceStopped: Error, CustomStringConvertible {
  /// The component of the instance.
  public let component: Any.Type

  public var description: String {
    "An instance of \(component) was started after it had been stopped. Build another one."
  }
}
