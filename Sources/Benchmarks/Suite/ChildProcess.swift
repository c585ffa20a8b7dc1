import BenchmarkHarness
import BenchmarkInstruments
import Foundation

/// The tasks of the program in a child process that it has started itself.
enum ChildProcess {
  /// Runs the task of a child process if the arguments name one.
  static func run(_ arguments: [String]) throws -> Bool {
    switch arguments.first {
    case "child-memory":
      guard let subject = MemorySubject.all.first(where: { $0.name == arguments.last }) else { return false }
      let use = try MemoryUse.ofBuilding(subject)
      print(String(decoding: try JSONEncoder().encode(use), as: UTF8.self))
      return true
    case "child-peak-memory":
      guard arguments.count > 1, let command = Command(arguments[1], Array(arguments.dropFirst(2))) else {
        return false
      }
      try command.run()
      print(benchmark_peak_memory_of_children())
      return true
    case "child-run":
      guard arguments.count == 4, let count = Int(arguments[3]),
        let benchmark = Suite.timed.first(where: { $0.name == arguments[1] }),
        let contender = try benchmark.contenders().first(where: { $0.name == arguments[2] })
      else { return false }
      contender.run(1)
      contender.run(count)
      return true
    default: return false
    }
  }
}
