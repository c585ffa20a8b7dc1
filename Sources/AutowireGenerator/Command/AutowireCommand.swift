import Foundation

/// The program `cleanse-autowire`, as a function.
package struct AutowireCommand {
  /// What a run has to say, and how it ends.
  package struct Outcome: Equatable, Sendable {
    package var output = ""
    package var complaint = ""
    package var exitCode: Int32 = 0
    /// How many files were read again, because nothing was remembered of them.
    package var filesRead = 0
  }

  private let environment: [String: String]
  /// What tells this version of the program from others, for what is remembered.
  private let version: String

  /// - Parameters:
  ///   - program: the program's own file.
  ///   - environment: tells where toolchains are.
  package init(program: String, environment: [String: String]) {
    self.environment = environment
    version = FileSignature(ofFile: program)?.text ?? program
  }

  /// Runs the program.
  /// - Parameter arguments: what the user typed, without the program's name.
  package func run(_ arguments: [String]) -> Outcome {
    do {
      let options = try Options(parsing: arguments)
      return options.wantsHelp ? Outcome(output: HelpText.text) : try run(options)
    } catch let error as UsageError {
      return Outcome(complaint: "cleanse-autowire: \(error)\n", exitCode: 2)
    } catch {
      return Outcome(complaint: "cleanse-autowire: error: \(error)\n", exitCode: 1)
    }
  }

  private func run(_ options: Options) throws -> Outcome {
    var outcome = Outcome()
    let sources = try SourceList(options.sources)
    let memory = DeclarationMemory(folder: options.cache, version: version)
    let stamp = try memory.stamp(of: sources, options: options)
    if let output = options.output, memory.holds(stamp), FileManager.default.fileExists(atPath: output) {
      return outcome
    }
    let files = try memory.declarations(of: sources, reading: &outcome.filesRead) {
      try SourceReader(SourceKit(path: options.sourceKit, environment: environment))
    }
    let wiring = Wiring(files, rules: options.rules)
    let (source, refusals) = written(wiring, options)
    if let output = options.output {
      try write(source, to: output)
    } else {
      outcome.output = source
    }
    if refusals.isEmpty || options.leavesErrorsToCompiler {
      try memory.keep(files, of: sources, stamp: stamp)
    } else {
      outcome.complaint = refusals.map { $0.compilerLine + "\n" }.joined()
      outcome.exitCode = 1
    }
    return outcome
  }

  private func written(_ wiring: Wiring, _ options: Options) -> (source: String, refusals: [Refusal]) {
    switch options.style {
    case .module:
      return (ModuleWriter(wiring, scope: options.scope, root: options.root).source, wiring.refusals)
    case .pure:
      let writer = CompositionRootWriter(wiring, root: options.root)
      return (writer.source, writer.refusals)
    }
  }

  /// Leaves a file alone that says the same, so that nothing is compiled anew.
  private func write(_ source: String, to path: String) throws {
    let contents = Data(source.utf8)
    guard FileManager.default.contents(atPath: path) != contents else { return }
    do {
      try contents.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw WritingError.unwritable(path)
    }
  }
}
