import BenchmarkHarness
import Foundation

/// Counts the instructions of a contender, in a child process under callgrind.
struct InstructionCount {
  /// 10 ms: under callgrind, everything takes a hundred times as long.
  private static let longestTime = 1e7

  /// A copy of this program without its debug information, which some versions of valgrind cannot read.
  private let program: String

  init(program: String) throws {
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("Benchmarks-\(UUID().uuidString)").path
    guard Command("valgrind", []) != nil else { throw Probe.NotAvailable("there is no valgrind") }
    guard let strip = Command("strip", ["-o", copy, program]) else { throw Probe.NotAvailable("there is no strip") }
    try strip.run()
    self.program = copy
  }

  /// Removes the copy of the program.
  func finish() throws {
    try FileManager.default.removeItem(atPath: program)
  }

  /// The instructions of one operation: the difference between twice as many repetitions and once as many, so that
  /// everything else cancels out.
  /// - Parameter time: the time of one operation, in nanoseconds.
  /// - Returns: `nil` for an operation that would take valgrind minutes.
  func perOperation(of contender: Contender, in benchmark: BenchmarkCase, time: Double) throws -> Double? {
    guard time < Self.longestTime else { return nil }
    // Work of a millisecond: under callgrind it takes a tenth of a second.
    let repetitions = min(contender.repetitions(filling: 1_000_000, time: time), 1000)
    let once = try total(benchmark.name, contender.name, repetitions)
    let twice = try total(benchmark.name, contender.name, 2 * repetitions)
    return (twice - once) / Double(repetitions * contender.operations)
  }

  private func total(_ benchmark: String, _ contender: String, _ repetitions: Int) throws -> Double {
    let arguments = [
      "--tool=callgrind", "--callgrind-out-file=/dev/null", program, "child-run", benchmark, contender,
      String(repetitions),
    ]
    guard let valgrind = Command("valgrind", arguments) else { throw Probe.NotAvailable("there is no valgrind") }
    let output = try valgrind.run()
    let line = output.split(separator: "\n").first { $0.contains("Collected :") }
    guard let count = line?.split(separator: " ").last.flatMap({ Double($0) }) else {
      throw Command.Failure(description: "valgrind does not say how many instructions it counted: \(output)")
    }
    return count
  }
}
