import BindingGraph
import Commands
import Foundation

/// The program `cleanse-autowire`, as a function.
package struct AutowireCommand {
  private static let tool = Tool("cleanse-autowire", failureCode: 1)

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

  /// Runs the program, and writes what it has to say.
  /// - Returns: the code to exit with.
  package func main(_ arguments: [String]) -> Int32 { Self.tool.report(run(arguments)) }

  /// Runs the program.
  /// - Parameters:
  ///   - arguments: what the user typed, without the program's name.
  ///   - progress: takes how many files are read again, because nothing is remembered of them.
  package func run(_ arguments: [String], progress: (Int) -> Void = { _ in }) -> Outcome {
    Self.tool.run(arguments, Options.table, help: { _ in Options.help }) { try run($0, progress: progress) }
  }

  private func run(_ options: Options, progress: (Int) -> Void) throws -> Outcome {
    guard !options.sources.isEmpty else { throw UsageError.other("say which files or folders to read") }
    var outcome = Outcome()
    let sources = try SourceList(options.sources)
    let memory = DeclarationMemory(folder: options.cache, version: version)
    let stamp = try memory.stamp(of: sources, options: options)
    if let output = options.output, memory.holds(stamp), FileManager.default.fileExists(atPath: output) {
      return Outcome(complaint: options.leavesErrorsToCompiler ? "" : options.format.report.text(of: []))
    }
    let files = try memory.declarations(of: sources, progress: progress) {
      try SourceReader(SourceKit(path: options.sourceKit, environment: environment))
    }
    let wiring = Wiring(files, rules: options.rules)
    let (source, refusals) = written(wiring, options)
    if let output = options.output {
      try write(source, to: output)
    } else {
      outcome.output = source
    }
    if refusals.isEmpty || options.leavesErrorsToCompiler { try memory.keep(files, of: sources, stamp: stamp) }
    if !options.leavesErrorsToCompiler {
      outcome.complaint = options.format.report.text(of: refusals.map { Diagnostic($0) })
      outcome.exitCode = refusals.isEmpty ? 0 : 1
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
    try OutputFile.write(contents, to: path)
  }
}
