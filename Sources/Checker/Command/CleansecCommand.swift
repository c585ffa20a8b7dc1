import BindingGraph
import Commands
import Foundation
import GraphDocuments
import TextFiles

/// The program `cleansec`, as a function.
package struct CleansecCommand: Sendable {
  private static let tool = Tool("cleansec", schemas: [.report, .graph])

  private let program: String
  private let environment: [String: String]

  /// - Parameters:
  ///   - program: the path of the program.
  ///   - environment: the environment variables, which locate toolchains.
  package init(program: String, environment: [String: String]) {
    self.program = program
    self.environment = environment
  }

  /// Runs the program and writes its output.
  /// - Parameter isTerminal: whether standard error is a terminal, where progress is always shown.
  /// - Returns: the exit code.
  package func main(_ arguments: [String], isTerminal: Bool) -> Int32 {
    Self.tool.main {
      run(arguments, isTerminal: isTerminal, takesSignals: true) { try? DescriptorOutput.send("\($0)\n", to: 2) }
    }
  }

  /// Runs the program.
  /// - Parameters:
  ///   - arguments: the command line without the program's name.
  ///   - isTerminal: whether progress is shown even without an option for it.
  ///   - takesSignals: whether a run that is ended by a signal first undoes unchecked changes.
  ///   - progress: receives lines on the progress.
  package func run(
    _ arguments: [String], isTerminal: Bool = false, takesSignals: Bool = false,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) -> Outcome {
    Self.tool.run(arguments, Options.table, help: \.help) { options in
      var options = options
      options.findPlanOfBuild(environment: environment)
      try options.check(program: program)
      options.showsProgress = options.showsProgress || isTerminal
      // Locations have full paths.
      options.folder = options.folder.map { FolderPath($0).path }
      if options.watches { return try watch(options, progress: progress) }
      let reader = reader(options, progress: progress)
      let edits = UncheckedEdits()
      if takesSignals, options.fixes { Self.undo(edits, atSignalsFor: options) }
      return try BigStack.run { [options] in Result { try outcome(of: options, reading: reader, edits) } }.get()
        .sendingOutput(to: options.output)
    }
  }

  private func reader(_ options: Options, progress: @escaping @Sendable (String) -> Void) -> InputReader {
    InputReader(
      options: options, environment: environment,
      version: ProgramVersion(ofProgram: program, in: options.cache), progress: progress)
  }

  private static func undo(_ edits: UncheckedEdits, atSignalsFor options: Options) {
    #if !canImport(WinSDK)
      _ = StopSignals { number in
        edits.end { checked, undone in
          let text = FixListing(options: options).interruption(keeping: checked, undone)
          try? DescriptorOutput.send(text, to: 2)
          StopSignals.end(by: number)
        }
      }
    #endif
  }

  private func outcome(of options: Options, reading reader: InputReader, _ edits: UncheckedEdits) throws -> Outcome {
    do {
      let plan = try reader.plan()
      if options.isBuildStep, plan?.isForIndexing ?? false { return Outcome() }
      let input = try reader.modules(of: plan)
      if let store = options.store {
        guard input.modules.count == 1 else { throw InputError.severalModules(input.modules.map(\.name)) }
        try OutputFile.write(Data(input.modules[0].stored), to: store)
        return Outcome()
      }
      guard
        !input.modules.isEmpty || !input.unread.isEmpty || options.expectsRoot || options.isStrict
          || options.graph != nil
      else {
        return Outcome(
          output: options.isDryRun ? "" : options.format.text(of: []),
          complaint: "cleansec: nothing to check: no module uses Cleanse\n")
      }
      let findings = try ProgramFindings(of: input, options)
      guard options.fixes else { return findings.outcome(options) }
      let run = FixRun(
        options: options,
        files: FixableFiles(package: input.sources, includesUnmerged: options.fixesUnmerged), edits: edits
      ) { try ProgramFindings(of: reader.modules(of: plan), options) }
      return try options.isDryRun ? run.patch(for: findings) : run.fix(findings)
    } catch let error as CompilerError {
      return Outcome(complaint: error.wholeLines, exitCode: ExitCode.failure)
    }
  }

  /// Checks after each change of the sources, until a signal ends the run.
  private func watch(_ options: Options, progress: @escaping @Sendable (String) -> Void) throws -> Outcome {
    // Other threads, if started earlier, would take the signals.
    let signals = StopSignals()
    let facts = FileManager.default.temporaryDirectory.appendingPathComponent("cleansec-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: facts) }
    var options = options
    if options.namesPlan { options.cache = options.cache ?? facts.path }
    let reader = reader(options, progress: progress)
    let watch = GraphWatch(signals: signals, files: reader.fileWatch().state) { [options] in
      try BigStack.run {
        Result { try ProgramFindings(of: reader.modules(of: reader.plan()), options) }
      }.get()
    }
    try watch.run(
      showing: { options.format.text(of: $0, relativeTo: options.shownFolder, documentedAt: options.site) },
      relativeTo: options.shownFolder)
    return Outcome()
  }
}

extension Outcome {
  /// Writes the output to a file, if one is named, instead of returning it.
  /// - Throws: `OutputFile.Unwritable`
  fileprivate func sendingOutput(to path: String?) throws -> Outcome {
    guard let path, exitCode <= ExitCode.findings else { return self }
    try OutputFile.write(Data(output.utf8), to: path)
    var outcome = self
    outcome.output = ""
    return outcome
  }
}

extension CompilerError {
  /// The compiler's message, or that of this program, with a line break at the end.
  var wholeLines: String {
    guard case .doesNotCompile(let words) = self else { return "cleansec: error: \(self)\n" }
    return words.hasSuffix("\n") ? words : words + "\n"
  }
}
