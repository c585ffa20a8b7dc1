import BindingGraph

/// A hook or a service called `start()` or `stop()` of an instance that waits for it: its own, or one whose hooks wait
/// for its own.
public struct HookWaitsForItself: Error, CustomStringConvertible {
  /// The component of the instance whose `start()` or `stop()` was called.
  public let component: Any.Type
  /// The called function: the start or the stop.
  public let occasion: HookError.Occasion

  public var description: String {
    let call = "\(occasion)()"
    return """
      A hook or a service awaits \(call) of \(TypeReference(component)), which waits for it. \
      Begin a task that calls \(call), and do not wait for that task: Task { try await instance.\(call) }
      """
  }
}
