import Commands
import Foundation
import GraphDocuments

/// The program `cleansec`, as a function.
package struct CleansecCommand: Sendable {
  private static let tool = Tool("cleansec", failureCode: 1)

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
  /// - Parameter isTerminal: whether standard error is a terminal, where progress is always shown.
  /// - Returns: the code to exit with.
  package func main(_ arguments: [String], isTerminal: Bool) -> Int32 {
    let outcome = run(arguments, isTerminal: isTerminal) { try? DescriptorOutput.send("\($0)\n", to: 2) }
    return Self.tool.report(outcome)
  }

  /// Runs the program.
  /// - Parameters:
  ///   - arguments: what the user typed, without the program's name.
  ///   - isTerminal: whether progress is shown even if no option asks for it.
  ///   - progress: takes lines that tell what is being done.
  package func run(
    _ arguments: [String], isTerminal: Bool = false, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) -> Outcome {
    BigStack.run { outcome(of: arguments, isTerminal: isTerminal, progress: progress) }
  }

  private func outcome(
    of arguments: [String], isTerminal: Bool, progress: @escaping @Sendable (String) -> Void
  ) -> Outcome {
    Self.tool.run(arguments, Options.table, help: \.help) { options in
      try options.check()
      var options = options
      options.showsProgress = options.showsProgress || isTerminal
      let reader = InputReader(options: options, environment: environment, version: version, progress: progress)
      do {
        return try run(options, on: reader.modules())
      } catch let error as CompilerError {
        return Outcome(complaint: error.description.hasSuffix("\n") ? "\(error)" : "\(error)\n", exitCode: 1)
      }
    }
  }

  private func run(_ options: Options, on input: InputModules) throws -> Outcome {
    if let store = options.store {
      guard input.modules.count == 1 else { throw InputError.severalModules(input.modules.map(\.name)) }
      try OutputFile.write(Data(input.modules[0].stored), to: store)
      return Outcome()
    }
    guard !input.modules.isEmpty || options.expectsRoot || options.isStrict || options.graph != nil else {
      return Outcome(
        output: options.format.text(of: []), complaint: "cleansec: nothing to check: no module uses Cleanse\n")
    }
    let check = try GraphCheck(
      input.modules, roots: options.roots, declaredIn: input.checked, usedIn: input.sources,
      isStrict: options.isStrict, expectsRoot: options.expectsRoot)
    let found = try options.rules.flatMap { try RulesProgram(path: $0).diagnostics(in: check.documentsForRules) }
    if let path = options.graph { try check.document(relativeTo: options.folder, adding: found).write(to: path) }
    let diagnostics = check.diagnostics(adding: found)
    let fails = diagnostics.contains { $0.severity == .error || options.warningsAreErrors }
    return Outcome(
      output: options.format.text(of: diagnostics, relativeTo: options.folder, checked: check.extent),
      complaint: "cleansec: \(check.extent.summary)\n", exitCode: fails ? 1 : 0)
  }
}
