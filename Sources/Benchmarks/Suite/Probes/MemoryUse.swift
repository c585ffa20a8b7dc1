import BenchmarkHarness
import BenchmarkInstruments
import Foundation

/// What a child process says of the subject that it built.
struct MemoryUse: Codable {
  /// Memory of the process's own that became resident, in bytes; `nil` where the platform does not tell.
  let resident: Double?
  /// Allocated and not released, in bytes; `nil` where allocations cannot be counted.
  let heap: Double?
  /// The processor time until the subject was built, in nanoseconds.
  let time: Double

  /// Builds a subject in this process, which must not have built one before.
  static func ofBuilding(_ subject: MemorySubject) throws -> MemoryUse {
    let before = residentMemory
    benchmark_start_counting()
    let start = Clock.thread.now()
    let built = try subject.make()
    let time = Clock.thread.now() - start
    let allocations = benchmark_stop_counting()
    let after = residentMemory
    return withExtendedLifetime(built) {
      MemoryUse(
        resident: before.flatMap { before in after.map { $0 - before } },
        heap: AllocationCount.isAvailable ? Double(allocations.liveBytes) : nil, time: time)
    }
  }

  /// Private memory alone: pages of the program and of libraries are shared by all processes that run it.
  private static var residentMemory: Double? {
    let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?.split(separator: "\n") ?? []
    let line = lines.first { $0.hasPrefix("RssAnon:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }.map { $0 * 1024 }
  }
}
