import BenchmarkHarness
import Foundation

/// The cost of static checks, compared with that of the compiler.
struct CleansecProbes {
  private static let moduleCount = 20

  private let compiler: SwiftCompiler
  /// The path of the benchmark's own program.
  private let program: String

  init(products: URL, program: String) {
    compiler = SwiftCompiler(products: products)
    self.program = program
  }

  var all: [Probe] {
    [
      Probe("check-1000") { try thousand($0) },
      Probe("check-1000-memory") { try memory($0) },
      Probe("check-20-modules") { try modules($0) },
      Probe("check-20-modules-again") { try repeated("check-20-modules-again", $0, changing: false) },
      Probe("check-20-modules-changed") { try repeated("check-20-modules-changed", $0, changing: true) },
    ] + LargeProgramProbes(compiler: compiler, program: program).all
  }

  // MARK: One module

  private func thousand(_ effort: Effort) throws -> CaseResult {
    try withThousandBindings { module, folder in
      let dump = try dump(of: module, in: folder)
      let check = try cleansec(["--"] + arguments(of: module, in: folder))
      var samples: (beyond: [Double], dump: [Double]) = ([], [])
      for _ in 0..<effort.launches {
        let time = try dump.processorTime()
        samples.dump.append(time)
        samples.beyond.append(try check.processorTime() - time)
      }
      return CaseResult(
        name: "check-1000", operation: "module", unit: .nanoseconds, target: Target(.value, atMost: 600e6),
        series: [("cleansec", samples.beyond), ("the compiler's dump", samples.dump)])
    }
  }

  private func memory(_ effort: Effort) throws -> CaseResult {
    try withThousandBindings { module, folder in
      try dump(of: module, in: folder).run()
      let check = try cleansec(["--module-name", module.name, trees(in: folder)])
      guard let measured = Command(program, ["child-peak-memory", check.executable.path] + check.arguments) else {
        throw Probe.NotAvailable("the program cannot start itself")
      }
      let samples = try (0..<effort.launches).compactMap { _ in
        try Double(measured.run().trimmingCharacters(in: .whitespacesAndNewlines))
      }
      guard !samples.isEmpty else { throw Probe.NotAvailable("this platform does not tell how much memory was in use") }
      return CaseResult(
        name: "check-1000-memory", operation: "module", unit: .bytes, target: Target(.value, atMost: 200e6),
        series: [("cleansec", samples)])
    }
  }

  private func withThousandBindings(_ body: (CheckedModule, URL) throws -> CaseResult) throws -> CaseResult {
    try SwiftCompiler.inTemporaryFolder { folder in
      let module = CheckedModule(name: "Thousand", count: 1000, included: [], folder: folder)
      try module.write()
      return try body(module, folder)
    }
  }

  private func trees(in folder: URL) -> String { folder.appendingPathComponent("trees.json").path }

  /// The single call of the compiler that dumps all trees.
  private func dump(of module: CheckedModule, in folder: URL) throws -> Command {
    let sources = module.sources.flatMap { ["-primary-file", $0] }
    let frontend = try compiler.frontend(
      ["-dump-ast", "-dump-ast-format", "json"] + sources, module: module.name, of: folder)
    // The compiler prints to a file, because reading from a pipe takes time, too.
    let words = ([frontend.executable.path] + frontend.arguments).map { "'\($0)'" }.joined(separator: " ")
    guard let shell = Command("/bin/sh", ["-c", "\(words) > '\(trees(in: folder))'"]) else {
      throw Probe.NotAvailable("there is no shell")
    }
    return shell
  }

  // MARK: Twenty modules

  private func modules(_ effort: Effort) throws -> CaseResult {
    try withModules { plan, _ in
      let check = try cleansec(["--build-plan", plan])
      var series: [(name: String, samples: [Double])] = [("all processors", []), ("one processor", [])]
      let alone = Command("taskset", ["-c", "0", check.executable.path] + check.arguments)
      for _ in 0..<effort.launches {
        series[0].samples.append(try check.elapsedTime())
        if let alone { series[1].samples.append(try alone.elapsedTime()) }
      }
      return CaseResult(
        name: "check-20-modules", operation: "program", unit: .nanoseconds,
        series: series.filter { !$0.samples.isEmpty })
    }
  }

  /// Measures a run after another one.
  /// - Parameter changing: whether a module changes between them.
  private func repeated(_ name: String, _ effort: Effort, changing: Bool) throws -> CaseResult {
    try withModules { plan, modules in
      let cache = URL(fileURLWithPath: plan).deletingLastPathComponent().appendingPathComponent("facts").path
      let check = try cleansec(["--progress", "--build-plan", plan, "--cache", cache])
      var samples: (later: [Double], first: [Double]) = ([], [])
      for _ in 0..<effort.launches {
        try? FileManager.default.removeItem(atPath: cache)
        samples.first.append(try check.elapsedTime())
        if changing { try modules[0].touch() }
        let (output, time) = try check.timedRun()
        samples.later.append(time)
        let read = output.split(separator: "\n").count { $0.hasPrefix("Reading ") }
        guard read == (changing ? 1 : 0) else {
          throw Command.Failure(description: "\(name): \(read) modules were read again")
        }
      }
      return CaseResult(
        name: name, operation: "program", unit: .nanoseconds,
        series: [("second run", samples.later), ("first run", samples.first)])
    }
  }

  /// Calls the closure with the plan of a program of twenty modules.
  private func withModules(_ body: (String, [CheckedModule]) throws -> CaseResult) throws -> CaseResult {
    try SwiftCompiler.inTemporaryFolder { folder in
      let program = try CheckedProgram(modules: Self.moduleCount, ofSize: 200, in: folder, compiler)
      return try body(program.plan, program.modules)
    }
  }

  // MARK: Programs

  private func cleansec(_ arguments: [String]) throws -> Command {
    guard let command = Command(compiler.products.appendingPathComponent("cleansec").path, arguments) else {
      throw Probe.NotAvailable("cleansec was not built: say --cleansec")
    }
    return command
  }

  private func arguments(of module: CheckedModule, in folder: URL) -> [String] {
    module.arguments(in: folder, compiler)
  }
}
