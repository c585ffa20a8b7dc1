import BenchmarkHarness
import Foundation

/// All cases, and the order of a run.
struct Suite {
  static var timed: [BenchmarkCase] {
    ColdStartCases.all + UnscopedCases.all + SharedGetCases.all + FormCases.all + SubcomponentCases.all
      + RequestCases.all + InjectionCases.all + ReportCases.all
  }

  /// The cases that build whole graphs. Their times depend on the processor, because the hand-written objects fit into
  /// its caches: two processors measured ratios of 19 and 37 for the same instructions.
  static var namesOfBuilds: Set<String> {
    Set((ColdStartCases.all + SubcomponentCases.all + RequestCases.all).map(\.name))
  }

  private let options: Options
  /// The path of this program.
  let program: String
  private let cases: [BenchmarkCase]
  private let probes: [Probe]

  /// - Throws: if the options name an unknown case.
  init(_ options: Options, program: String) throws(Options.UsageError) {
    self.options = options
    self.program = program
    let products = URL(fileURLWithPath: program).deletingLastPathComponent()
    let root = URL(fileURLWithPath: options.root)
    let timed = options.subject == .library ? Self.timed : []
    let probes =
      switch options.subject {
      case .library:
        MemoryProbes.all(program: program) + CompilerProbes(products: products).all
          + ProgramSizeProbe(root: root, products: products).probes
      case .cleansec: CleansecProbes(products: products, program: program).all
      case .modularApp: ModularAppProbes(root: root, products: products, count: options.moduleCount).all
      }
    let selection = try options.selection(
      of: timed.map { ($0.name, $0.isInShortMode) } + probes.map { ($0.name, $0.isInShortMode) })
    cases = timed.filter { selection.contains($0.name) }
    self.probes = probes.filter { selection.contains($0.name) }
  }

  /// The names of the cases in a run.
  var names: [String] { cases.map(\.name) + probes.map(\.name) }

  func run() throws -> Run {
    let effort = options.isShort ? Effort.short : .full
    var omissions: [Omission] = []
    var results = try times(effort)
    try addCounts(to: &results, &omissions)
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
      environment: .current(compiler: compiler.map(String.init) ?? "unknown compiler"), isShort: options.isShort,
      results: results, omissions: omissions)
  }

  private func times(_ effort: Effort) throws -> [CaseResult] {
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
    return samplers.map(\.result)
  }

  /// Adds counts to the results of the timed cases.
  private func addCounts(to results: inout [CaseResult], _ omissions: inout [Omission]) throws {
    guard !cases.isEmpty else { return }
    if !AllocationCount.isAvailable {
      omissions.append(Omission(name: "allocations", reason: "they are counted with glibc only"))
    }
    var instructions: InstructionCount?
    if options.countsInstructions {
      do {
        instructions = try InstructionCount(program: program)
      } catch let error as Probe.NotAvailable {
        omissions.append(Omission(name: "instructions", reason: error.reason))
      }
    }
    results = try zip(cases, results).map { benchmark, result in
      progress("\(benchmark.name): counts")
      let contenders = zip(try benchmark.contenders(), [result.subject] + result.baselines)
      return try result.withCounts(
        allocations: contenders.map { AllocationCount.perOperation(of: $0, time: $1.summary.median) },
        instructions: contenders.map {
          try instructions?.perOperation(of: $0, in: benchmark, time: $1.summary.median)
        })
    }
    try instructions?.finish()
  }

  private func progress(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
