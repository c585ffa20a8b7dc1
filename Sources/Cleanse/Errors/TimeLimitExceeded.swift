/// A hook took longer than its time limit.
public struct TimeLimitExceeded: Error, CustomStringConvertible {
  /// The limit, in seconds.
  public let seconds: Double

  public var description: String { "it took longer than \(seconds) s" }
}
