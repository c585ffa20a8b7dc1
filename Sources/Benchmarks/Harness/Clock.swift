#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What time is measured with.
package enum Clock: Sendable {
  /// The processor time of the thread: what other programs take away does not count.
  case thread
  /// The processor time of all threads, for work of several.
  case process

  /// Nanoseconds since some moment.
  package func now() -> Double {
    var time = timespec()
    clock_gettime(self == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
