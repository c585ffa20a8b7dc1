import Foundation

/// Measures the duration of work, for comparison with other work of the same run. Each result is the shortest of
/// several measurements, because a busy machine delays some of them.
package enum Effort {
  /// The time in seconds.
  package static func time(tries: Int = 3, _ work: () throws -> Void) rethrows -> Double {
    try least(of: tries, work) { ProcessInfo.processInfo.systemUptime }
  }

  /// The time in seconds that processors spend on this thread. Other threads and programs do not add to it.
  package static func processorTime(tries: Int = 3, _ work: () throws -> Void) rethrows -> Double {
    #if os(Windows)
      try time(tries: tries, work)
    #else
      try least(of: tries, work) {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
      }
    #endif
  }

  private static func least(of tries: Int, _ work: () throws -> Void, now: () -> Double) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<tries {
      let start = now()
      try work()
      least = min(least, now() - start)
    }
    return least
  }
}
