import BenchmarkHarness
import Foundation

/// All cases, and how a run goes through them.
struct Suite {
  static var timed: [BenchmarkCase] {
    ColdStartCases.all + UnscopedCases.all + SharedGetCases.all + FormCases.all + SubcomponentCases.all
      + InjectionCases.all + ReportCases.all
  }

  private let effort: Effort
  private let isShort: Bool
  private let cases: [BenchmarkCase]
  private let probes: [Probe]
  private let instructions: InstructionCount?

  /// - Parameter program: the path of this program.
  init(_ options: Options, program: String) throws(Options.UsageError) {
    isShort = options.isShort
    effort = isShort ? .short : .full
    instructions = options.countsInstructions ? InstructionCount(program: program) : nil
    let known = Self.timed.map(\.name) + Self.probes(options, program).map(\.name)
    for name in options.cases where !known.contains(where: { $0.hasPrefix(name) }) {
      throw Options.UsageError(description: "there is no case \(name) (see --list)")
    }
    let isWanted = { (name: String) in options.cases.isEmpty || options.cases.contains(where: name.hasPrefix) }
    cases = Self.timed.filter { isWanted($0.name) }
    probes = Self.probes(options, program).filter {
      isWanted($0.name) && (!$0.isSlow || !options.isShort || !options.cases.isEmpty)
    }
  }

  /// The names of all cases.
  var names: [String] { cases.map(\.name) + probes.map(\.name) }

  private static func probes(_ options: Options, _ program: String) -> [Probe] {
    MemoryProbes.all(program: program)
      + CompilerProbes(
        root: URL(fileURLWithPath: options.root), products: URL(fileURLWithPath: program).deletingLastPathComponent()
      ).all
  }

  /// Measures everything.
  func run() throws -> Run {
    var omissions: [Omission] = []
    var results = try timedResults(omissions: &omissions)
    for probe in probes {
      progress(probe.name)
      do {
        results.append(try probe.measure(effort))
      } catch let error as Probe.NotAvailable {
        omissions.append(Omission(name: probe.name, reason: error.reason))
      }
    }
    let compiler = try Command("swiftc", ["--version"])?.run().split(separator: "\n").first { $0.contains("Swift") }
    return Run(
      environment: .current(compiler: compiler.map(String.init) ?? "unknown compiler"), isShort: isShort,
      results: results, omissions: omissions)
  }

  private func timedResults(omissions: inout [Omission]) throws -> [CaseResult] {
    let samplers = try cases.map { benchmark in
      progress("\(benchmark.name): warm-up")
      return try Sampler(benchmark, sampleDuration: effort.sampleDuration)
    }
    for pass in 1...effort.passes {
      for (benchmark, sampler) in zip(cases, samplers) {
        progress("\(benchmark.name): pass \(pass) of \(effort.passes)")
        sampler.takeRounds(effort.roundsPerPass)
      }
    }
    if !AllocationCount.isAvailable {
      omissions.append(Omission(name: "allocations", reason: "only glibc's can be counted"))
    }
    return try zip(cases, samplers).map { benchmark, sampler in
      progress("\(benchmark.name): counts")
      return try counted(sampler.result, of: benchmark, omissions: &omissions)
    }
  }

  /// Adds what is counted and not timed.
  private func counted(
    _ result: CaseResult, of benchmark: BenchmarkCase, omissions: inout [Omission]
  ) throws -> CaseResult {
    let measurements = try zip([result.subject] + result.baselines, try benchmark.contenders()).map {
      var measurement = $0
      measurement.allocations = AllocationCount.perOperation(of: $1)
      do {
        measurement.instructions = try instructions?.perOperation(of: $1, in: benchmark)
      } catch let error as Probe.NotAvailable {
        let omission = Omission(name: "instructions", reason: error.reason)
        if !omissions.contains(omission) { omissions.append(omission) }
      }
      return measurement
    }
    return CaseResult(
      name: result.name, operation: result.operation, unit: result.unit, subject: measurements[0],
      baselines: Array(measurements.dropFirst()), target: result.target)
  }

  private func progress(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
