import BindingGraph
import TextFiles

/// A program with a command line.
package struct Tool: Sendable {
  private let name: String
  private let schemas: [DocumentSchema]

  /// - Parameter schemas: the JSON documents that it reads or writes.
  package init(_ name: String, schemas: [DocumentSchema] = []) {
    self.name = name
    self.schemas = schemas
  }

  /// Reads a command line, and runs the command.
  package func run<Values>(
    _ line: [String], _ table: ArgumentTable<Values>, help: (Values) -> HelpPage,
    _ action: (Values) throws -> Outcome
  ) -> Outcome {
    do {
      switch try table.request(in: line) {
      case .help(let values): return Outcome(output: help(values).text)
      case .version: return Outcome(output: Version.text(of: name, schemas))
      case .run(let values): return try action(values)
      }
    } catch let error as UsageError {
      return Outcome(complaint: "\(name): error: \(error) (see --help)\n", exitCode: ExitCode.wrongUse)
    } catch {
      return Outcome(complaint: "\(name): error: \(error)\n", exitCode: ExitCode.failure)
    }
  }

  /// Runs the whole program, and writes the outcome to standard output and standard error.
  /// - Returns: the exit code.
  package func main(_ run: () -> Outcome) -> Int32 {
    DescriptorOutput.ignoreClosedPipes()
    var outcome = run()
    do {
      try DescriptorOutput.send(outcome.output, to: 1)
    } catch let failure as DescriptorOutput.Failure where !failure.isClosedPipe {
      outcome.complaint += "\(name): error: the output cannot be written: \(failure.reason)\n"
      outcome.exitCode = ExitCode.failure
    } catch {}
    // If standard error is closed too, only the exit code remains.
    try? DescriptorOutput.send(outcome.complaint, to: 2)
    return outcome.exitCode
  }
}

/// The output and the exit code of a run.
package struct Outcome: Equatable, Sendable {
  package var output: String
  package var complaint: String
  package var exitCode: Int32

  package init(output: String = "", complaint: String = "", exitCode: Int32 = 0) {
    self.output = output
    self.complaint = complaint
    self.exitCode = exitCode
  }
}
