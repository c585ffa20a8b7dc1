import BenchmarkHarness
import BenchmarkInstruments

/// Counts the allocations of a contender.
enum AllocationCount {
  static var isAvailable: Bool { benchmark_counts_allocations() }

  /// The allocations of one operation; `nil` where they cannot be counted.
  /// - Parameter time: what one operation takes, in nanoseconds.
  static func perOperation(of contender: Contender, time: Double) -> Double? {
    guard isAvailable else { return nil }
    // Once before, so that what is made at the first time only is not counted.
    contender.run(1)
    let repetitions = contender.repetitions(filling: 1_000_000, time: time)
    benchmark_start_counting()
    contender.run(repetitions)
    let allocations = benchmark_stop_counting()
    return Double(allocations.count) / Double(repetitions * contender.operations)
  }
}
