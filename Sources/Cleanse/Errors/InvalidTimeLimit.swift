/// A time limit for hooks or services is zero, negative, or not a number.
public struct InvalidTimeLimit: Error, CustomStringConvertible {
  /// The invalid limit, in seconds.
  public let seconds: Double

  public var description: String {
    "A time limit must be greater than 0 seconds; this one is \(seconds). Omit it if hooks may take any amount of time."
  }
}
