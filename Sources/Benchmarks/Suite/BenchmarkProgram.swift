import BenchmarkHarness
import Foundation

/// `Scripts/benchmark` builds and starts this program; its `--help` explains the arguments.
@main
enum BenchmarkProgram {
  private static let failure: Int32 = 1
  private static let usageError: Int32 = 2

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      if try ChildProcess.run(arguments) { return }
      let options = try Options(arguments: arguments)
      let suite = try Suite(options, program: Bundle.main.executablePath ?? CommandLine.arguments[0])
      if options.listsCases {
        print(suite.names.joined(separator: "\n"))
      } else {
        try BenchmarkProgram.run(suite, options)
      }
    } catch let error as Options.UsageError {
      end(error.description, status: usageError)
    } catch {
      end("\(error)", status: failure)
    }
  }

  private static func run(_ suite: Suite, _ options: Options) throws {
    let before = try options.comparedRun.map(savedRun)
    let run = try options.savedRun.map(savedRun) ?? suite.run()
    if let before {
      print(Comparison(before: before, after: run).text)
    } else {
      try show(run, options)
    }
    if options.updatesDocumentation { try document(run, options) }
    let records = URL(fileURLWithPath: options.root).appendingPathComponent("Sources/Benchmarks/RecordedRatios.json")
    if options.recordsRatios {
      let old = (try? RecordedRatios(contentsOf: records)) ?? RecordedRatios([:])
      try old.replacing(RecordedRatios(of: run)).json.write(to: records, atomically: true, encoding: .utf8)
    }
    if options.checksRecordedRatios {
      let recorded = try RecordedRatios(contentsOf: records, heldByInstructions: Suite.namesOfBuilds)
      let complaints =
        options.savedRun == nil
        ? try recorded.complaints(about: run) { try measure($0, again: suite, options) }
        : recorded.complaints(about: run)
      if !complaints.isEmpty {
        end(
          "ratios above the recorded ones:\n" + complaints.map(\.text).joined(separator: "\n"), status: failure)
      }
      let missed = run.results.filter { $0.verdict == .missed }.map(\.name)
      if options.subject == .cleansec, !missed.isEmpty || !run.omissions.isEmpty {
        end(
          "over the limit, or not measured: \((missed + run.omissions.map(\.name)).joined(separator: ", "))",
          status: failure)
      }
    }
  }

  /// Measures cases with the full effort, and counts their instructions.
  private static func measure(_ names: [String], again suite: Suite, _ options: Options) throws -> Run {
    note("measuring again, with more time: \(names.joined(separator: ", "))")
    var options = options
    options.cases = names
    options.isShort = false
    options.countsInstructions = true
    return try Suite(options, program: suite.program).run()
  }

  private static func savedRun(_ path: String) throws(Options.UsageError) -> Run {
    do {
      return try Run(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Options.UsageError(description: "\(path) is not a saved run: \(error)")
    }
  }

  private static func show(_ run: Run, _ options: Options) throws {
    switch options.output {
    case .text: print(Report(run).text)
    case .json: print(try run.json)
    case .markdown: print(Report(run).markdown)
    }
  }

  private static func document(_ run: Run, _ options: Options) throws {
    let file = URL(fileURLWithPath: options.root).appendingPathComponent("Documentation/Benchmarks.md")
    let section = options.subject.section
    guard let text = section.replace(in: try String(contentsOf: file, encoding: .utf8), with: Report(run).markdown)
    else { return end("\(file.path) has no section \(section.start)", status: failure) }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private static func end(_ message: String, status: Int32) {
    note(message)
    exit(status)
  }

  private static func note(_ message: String) {
    FileHandle.standardError.write(Data("benchmark: \(message)\n".utf8))
  }
}
