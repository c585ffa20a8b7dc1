import BenchmarkHarness
import Foundation

/// The cost of a static check of 10,000 bindings in 1000 modules. The compiler takes minutes to read them, so that all
/// cases share one program, and the short mode omits them.
final class LargeProgramProbes {
  private static let count = 1000

  private let compiler: SwiftCompiler
  /// The path of the benchmark's own program.
  private let program: String
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  /// The program and the time of its first check; `nil` before.
  private var made: (program: CheckedProgram, firstCheck: Double)?

  init(compiler: SwiftCompiler, program: String) {
    self.compiler = compiler
    self.program = program
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  var all: [Probe] {
    [
      Probe("check-10000", isInShortMode: false) { _ in try self.first() },
      Probe("check-10000-again", isInShortMode: false) { try self.repeated($0, changing: false) },
      Probe("check-10000-changed", isInShortMode: false) { try self.repeated($0, changing: true) },
      Probe("check-10000-memory", isInShortMode: false) { try self.memory($0) },
    ]
  }

  private func first() throws -> CaseResult {
    CaseResult(
      name: "check-10000", operation: "program", unit: .nanoseconds,
      series: [("cleansec", [try checkedProgram().firstCheck])])
  }

  private func repeated(_ effort: Effort, changing: Bool) throws -> CaseResult {
    let (program, firstCheck) = try checkedProgram()
    let check = try check(program)
    let samples = try (0..<effort.launches).map { _ in
      if changing { try program.modules[0].touch() }
      let (output, time) = try check.timedRun()
      let read = output.split(separator: "\n").count { $0.hasPrefix("Reading ") }
      guard read == (changing ? 1 : 0) else {
        throw Command.Failure(description: "check-10000: \(read) modules were read again")
      }
      return time
    }
    return CaseResult(
      name: changing ? "check-10000-changed" : "check-10000-again", operation: "program", unit: .nanoseconds,
      target: Target(.value, atMost: 5e9),
      series: [("second run", samples), ("first run", samples.map { _ in firstCheck })])
  }

  private func memory(_ effort: Effort) throws -> CaseResult {
    let check = try check(try checkedProgram().program)
    guard let measured = Command(program, ["child-peak-memory", check.executable.path] + check.arguments) else {
      throw Probe.NotAvailable("the program cannot start itself")
    }
    let samples = try (0..<effort.launches).compactMap { _ in
      try Double(measured.run().trimmingCharacters(in: .whitespacesAndNewlines)).map { $0 / Double(Self.count * 10) }
    }
    guard !samples.isEmpty else { throw Probe.NotAvailable("this platform does not tell how much memory was in use") }
    return CaseResult(
      name: "check-10000-memory", operation: "binding", unit: .bytes, target: Target(.value, atMost: 20e3),
      series: [("cleansec", samples)])
  }

  private func checkedProgram() throws -> (program: CheckedProgram, firstCheck: Double) {
    if let made { return made }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = try CheckedProgram(modules: Self.count, ofSize: 10, in: folder, compiler)
    let new = (program, try check(program).elapsedTime())
    made = new
    return new
  }

  private func check(_ program: CheckedProgram) throws -> Command {
    let cache = folder.appendingPathComponent("facts").path
    let arguments = ["--progress", "--build-plan", program.plan, "--cache", cache]
    guard let command = Command(compiler.products.appendingPathComponent("cleansec").path, arguments) else {
      throw Probe.NotAvailable("cleansec was not built: say --cleansec")
    }
    return command
  }
}
