#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The clock of a measurement.
package enum Clock: Sendable {
  /// The processor time of the thread, which excludes that of other programs.
  case thread
  /// The processor time of all threads, for multithreaded work.
  case process

  /// Nanoseconds since an arbitrary moment.
  package func now() -> Double {
    var time = timespec()
    clock_gettime(self == .thread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
