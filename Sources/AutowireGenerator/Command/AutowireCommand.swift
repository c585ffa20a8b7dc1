import BindingGraph
import Commands
import Foundation
import TextFiles

/// The program `cleanse-autowire`, as a function.
package struct AutowireCommand {
  private static let tool = Tool("cleanse-autowire", schemas: [.report])

  private let environment: [String: String]
  /// Identifies this version of the program: other versions ignore its cache.
  private let version: String

  /// - Parameters:
  ///   - program: the program's own file.
  ///   - environment: contains the locations of toolchains.
  package init(program: String, environment: [String: String]) {
    self.environment = environment
    version = FileSignature(ofFile: program)?.text ?? program
  }

  /// Runs the program, and writes its output.
  /// - Returns: the code to exit with.
  package func main(_ arguments: [String]) -> Int32 { Self.tool.main { run(arguments) } }

  /// Runs the program.
  /// - Parameters:
  ///   - arguments: the command line, without the program's name.
  ///   - progress: receives the number of files that are not in the cache.
  package func run(_ arguments: [String], progress: (Int) -> Void = { _ in }) -> Outcome {
    if arguments.first == MigrateCommand.name {
      return MigrateCommand(tool: Self.tool, environment: environment).run(Array(arguments.dropFirst()))
    }
    return Self.tool.run(arguments, Options.table, help: { _ in Options.help }) { try run($0, progress: progress) }
  }

  private func run(_ options: Options, progress: (Int) -> Void) throws -> Outcome {
    guard !options.sources.isEmpty else { throw UsageError.missingSources }
    guard options.parts <= Options.maximumNumberOfParts else {
      throw UsageError.invalidValue(
        "\(options.parts)", of: "--parts", expected: "a whole number from 0 to \(Options.maximumNumberOfParts)")
    }
    if options.parts > 0, options.output == nil { throw UsageError.other("'--parts' requires '--output'") }
    var outcome = Outcome()
    let list = try SourceList(options.sources)
    let memory = DeclarationMemory(folder: options.cache, version: version)
    if try memory.holds(memory.stamp(of: list, options: options)) {
      return Outcome(complaint: options.leavesErrorsToCompiler ? "" : options.format.report.text(of: []))
    }
    let files = try memory.declarations(of: list, progress: progress) {
      try SourceReader(SourceKit(path: options.sourceKit, environment: environment))
    }
    let wiring = Wiring(files, rules: options.rules)
    let (sources, refusals) = written(wiring, options)
    if options.outputs.isEmpty {
      outcome.output = sources.joined()
    } else {
      for (source, output) in zip(sources, options.outputs) { try write(source, to: output) }
    }
    if refusals.isEmpty || options.leavesErrorsToCompiler {
      try memory.keep(files, of: list, stamp: memory.stamp(of: list, options: options))
    }
    if !options.leavesErrorsToCompiler {
      outcome.complaint = options.format.report.text(of: refusals.map { Diagnostic($0) })
      outcome.exitCode = refusals.isEmpty ? 0 : ExitCode.findings
    }
    return outcome
  }

  /// The text of each output file.
  private func written(_ wiring: Wiring, _ options: Options) -> (sources: [String], refusals: [Refusal]) {
    switch options.style {
    case .module:
      let writer = ModuleWriter(wiring, scope: options.scope, root: options.root)
      return (
        options.parts == 0 ? [writer.source] : writer.sources(inParts: Int(options.parts)), wiring.refusals
      )
    case .pure:
      let writer = CompositionRootWriter(wiring, root: options.root)
      // One function creates everything, but the build expects all files.
      let parts = Array(
        repeating: "// Written by cleanse-autowire. This style needs one file.\n", count: Int(options.parts))
      return ([writer.source] + parts, writer.refusals)
    }
  }

  /// Leaves a file with the same contents alone, so that it is not compiled again. A pipe is not compared, because
  /// reading it would wait for a writer.
  private func write(_ source: String, to path: String) throws {
    let contents = Data(source.utf8)
    guard !TextFile.isRegular(path) || FileManager.default.contents(atPath: path) != contents else { return }
    try OutputFile.write(contents, to: path)
  }
}
