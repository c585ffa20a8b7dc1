import BenchmarkHarness
import BenchmarkInstruments
import Foundation

/// The measurements of a child process that has built a subject.
struct MemoryUse: Codable {
  /// Private resident memory of the process, in bytes; `nil` if the platform does not provide it.
  let resident: Double?
  /// Allocated and unreleased memory, in bytes; `nil` if allocations cannot be counted.
  let heap: Double?
  /// The processor time until the subject was built, in nanoseconds.
  let time: Double

  /// Builds a subject in this process, which must be the first one.
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

  /// Private memory only: all processes of a program share the pages of its code and libraries.
  private static var residentMemory: Double? {
    let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?.split(separator: "\n") ?? []
    let line = lines.first { $0.hasPrefix("RssAnon:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }.map { $0 * 1024 }
  }
}
