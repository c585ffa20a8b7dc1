/// A hook called `start()` or `stop()` of an instance that waits for the hook: its own, or one whose hooks wait for its
/// own.
public struct HookWaitsForItself: Error, CustomStringConvertible {
  /// The component of the instance whose `start()` or `stop()` was called.
  public let component: Any.Type
  /// The called function: the start or the stop.
  public let occasion: HookError.Occasion

  /// Whether `start()` was called; otherwise, `stop()`.
  @available(*, deprecated, message: "compare the occasion: occasion == .start")
  public var isOfStart: Bool { occasion == .start }

  public var description: String {
    let call = "\(occasion)()"
    return """
      A hook awaits \(call) of \(component), which waits for the hook. \
      Let the hook begin a task that calls it, and not wait for that: Task { try await instance.\(call) }
      """
  }
}
