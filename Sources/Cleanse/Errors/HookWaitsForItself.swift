/// A hook has called `start()` or `stop()` of its own instance, which waits for the hook.
public struct HookWaitsForItself: Error, CustomStringConvertible {
  /// The component of the instance.
  public let component: Any.Type
  /// Whether `start()` was called; otherwise, `stop()`.
  public let isOfStart: Bool

  public var description: String {
    let call = isOfStart ? "start()" : "stop()"
    return """
      A hook of \(component) awaits \(call) of its own instance, which waits for the hook. \
      Let the hook begin a task that calls it, and not wait for that: Task { try await instance.\(call) }
      """
  }
}
