/// A hook awaits `start()` or `stop()` of an instance that waits for the hook: its own, or one whose hooks await its own.
public struct HookWaitsForItself: Error, CustomStringConvertible {
  /// The component of the instance that the hook awaits.
  public let component: Any.Type
  /// What the hook awaits: the start or the stop.
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
