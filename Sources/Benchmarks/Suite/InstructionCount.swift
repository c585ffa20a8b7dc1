import BenchmarkHarness
import Foundation

/// Counts the instructions of a contender, in a child process under callgrind.
struct InstructionCount {
  /// This program.
  let program: String

  /// The instructions of one operation: twice as many repetitions against as many again, so that all else cancels out.
  func perOperation(of contender: Contender, in benchmark: BenchmarkCase) throws -> Double {
    let repetitions = max(1, 200 / contender.operations)
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
