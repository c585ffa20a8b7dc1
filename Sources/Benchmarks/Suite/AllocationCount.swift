import BenchmarkHarness
import BenchmarkInstruments

/// Counts the allocations of a contender.
enum AllocationCount {
  static var isAvailable: Bool { benchmark_counts_allocations() }

  /// The allocations of one operation; `nil` if they cannot be counted.
  /// - Parameter time: the time of one operation, in nanoseconds.
  static func perOperation(of contender: Contender, time: Double) -> Double? {
    guard isAvailable else { return nil }
    // A run before the count excludes the allocations of the first time.
    contender.run(1)
    let repetitions = contender.repetitions(filling: 1_000_000, time: time)
    benchmark_start_counting()
    contender.run(repetitions)
    let allocations = benchmark_stop_counting()
    return Double(allocations.count) / Double(repetitions * contender.operations)
  }
}
