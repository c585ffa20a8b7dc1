/// A time limit for hooks is zero, negative, or not a number.
public struct InvalidTimeLimit: Error, CustomStringConvertible {
  /// The invalid limit, in seconds.
  public let seconds: Double

  public var description: String {
    "A time limit is more than 0 seconds, and not \(seconds). Leave it out where hooks may take as long as they like."
  }
}
