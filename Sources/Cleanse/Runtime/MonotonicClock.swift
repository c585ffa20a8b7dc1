import CleanseShims

/// A clock that never goes back. Swift's own clock requires newer platforms than this package supports.
enum MonotonicClock {
  /// Nanoseconds since an arbitrary moment in the past. They exceed a 32-bit `Int`.
  static var now: Int64 { cleanse_monotonic_nanoseconds() }
}
