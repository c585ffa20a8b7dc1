import BenchmarkHarness
import Foundation

/// An app of many Swift modules, assembled by Cleanse and by hand: times of the start, of a build after a change and of
/// a static check.
struct ModularAppProbes {
  private let cleanse: ModularAppPackage
  private let byHand: ModularAppPackage
  private let cleansec: String
  private let count: Int

  /// - Parameters:
  ///   - root: the folder of the repository, below which `Scripts/generate modular-app` has written the packages.
  ///   - products: the folder of the built `cleansec`.
  init(root: URL, products: URL, count: Int) {
    let folder = root.appendingPathComponent(".build/modular-app/\(count)")
    cleanse = ModularAppPackage(folder: folder.appendingPathComponent("Cleanse"))
    byHand = ModularAppPackage(folder: folder.appendingPathComponent("ByHand"))
    cleansec = products.appendingPathComponent("cleansec").path
    self.count = count
  }

  var all: [Probe] {
    [
      Probe("modular-app-start") { try starts("modular-app-start", "validated", $0) },
      Probe("modular-app-start-unvalidated") { try starts("modular-app-start-unvalidated", "unvalidated", $0) },
      Probe("modular-app-first-start") { try firstStarts("modular-app-first-start", "validated", $0) },
      Probe("modular-app-first-start-unvalidated") {
        try firstStarts("modular-app-first-start-unvalidated", "unvalidated", $0)
      },
      Probe("modular-app-check") { _ in try firstCheck() },
      Probe("modular-app-check-again") { try checkAgain($0) },
      Probe("modular-app-check-changed") { try checkAfterChange($0) },
    ]
      + ["debug", "release"].flatMap { configuration in
        [
          build("modular-app-\(configuration)-body", configuration, .body),
          build("modular-app-\(configuration)-interface", configuration, .interface),
          build("modular-app-\(configuration)-contracts", configuration, .contracts),
        ]
      }
  }

  // MARK: Starts

  /// Starts in one process, after a warm-up.
  private func starts(_ name: String, _ mode: String, _ effort: Effort) throws -> CaseResult {
    try result(name, "start", .nanoseconds) { package in
      try package.build("release")
      return try (0..<effort.passes).flatMap { _ in
        try package.starts(mode, effort.roundsPerPass + 5).dropFirst(5)
      }
    }
  }

  /// The first start of new processes.
  private func firstStarts(_ name: String, _ mode: String, _ effort: Effort) throws -> CaseResult {
    try result(name, "start", .nanoseconds) { package in
      try package.build("release")
      return try (0..<effort.launches).flatMap { _ in try package.starts(mode, 1) }
    }
  }

  // MARK: Builds

  /// Times of builds, each after a change.
  private func build(
    _ name: String, _ configuration: String, _ change: ModularAppPackage.Change
  ) -> Probe {
    Probe(name) { effort in
      try result(name, "build", .nanoseconds) { package in
        try package.build(configuration)
        let count = change == .contracts ? 1 : min(effort.launches, 3)
        let samples = try (0..<count).map { round in
          try package.changing(change, round) { try package.buildCommand(configuration).elapsedTime() }
        }
        try package.build(configuration)
        return samples
      }
    }
  }

  // MARK: Checks

  private func firstCheck() throws -> CaseResult {
    try cleanse.build("debug")
    return try withCache { cache in
      let check = try check(cache: cache)
      let time = try check.elapsedTime()
      return CaseResult(
        name: "modular-app-check", operation: operation("check"), unit: .nanoseconds,
        series: [("cleansec", [time])])
    }
  }

  private func checkAgain(_ effort: Effort) throws -> CaseResult {
    try cleanse.build("debug")
    return try withCache { cache in
      let check = try check(cache: cache)
      let first = try check.elapsedTime()
      let later = try (0..<effort.launches).map { _ in try check.elapsedTime() }
      return CaseResult(
        name: "modular-app-check-again", operation: operation("check"), unit: .nanoseconds,
        series: [("cleansec", later), ("first check", later.map { _ in first })])
    }
  }

  /// The time of a check beside the compiler after one module was changed.
  private func checkAfterChange(_ effort: Effort) throws -> CaseResult {
    try cleanse.build("debug")
    return try withCache { cache in
      let compiler = try TimedCompiler(folder: cache)
      let check = try check(cache: cache, ["--progress", "--compiler", compiler.path])
      try check.run()
      var samples: (beside: [Double], compiler: [Double]) = ([], [])
      for round in 0..<effort.launches {
        compiler.reset()
        let (output, time) = try cleanse.changing(.body, round) { try check.timedRun() }
        // The module that was restored in the meantime is read again, too.
        let read = output.split(separator: "\n").count { $0.hasPrefix("Reading ") }
        guard read == 1 else { throw Command.Failure(description: "\(read) modules were read again") }
        let compiled = try compiler.time()
        samples.beside.append(time - compiled)
        samples.compiler.append(compiled)
      }
      return CaseResult(
        name: "modular-app-check-changed", operation: operation("check"), unit: .nanoseconds,
        target: Target(.value, atMost: 1e9),
        series: [("cleansec", samples.beside), ("the compiler", samples.compiler)])
    }
  }

  private func check(cache: URL, _ options: [String] = []) throws -> Command {
    let plan = cleanse.folder.appendingPathComponent(".build/debug.yaml").path
    let facts = cache.appendingPathComponent("facts").path
    guard let command = Command(cleansec, options + ["--build-plan", plan, "--cache", facts, "--target", "App"]) else {
      throw Probe.NotAvailable("cleansec was not built: say --modular-app")
    }
    return command
  }

  private func withCache(_ body: (URL) throws -> CaseResult) throws -> CaseResult {
    try SwiftCompiler.inTemporaryFolder(body)
  }

  // MARK: Results

  private func operation(_ what: String) -> String { "\(what) of \(count) modules" }

  private func result(
    _ name: String, _ what: String, _ unit: MeasuringUnit, _ samples: (ModularAppPackage) throws -> [Double]
  ) throws -> CaseResult {
    CaseResult(
      name: name, operation: operation(what), unit: unit,
      series: [("Cleanse", try samples(cleanse)), ("by hand", try samples(byHand))])
  }
}
