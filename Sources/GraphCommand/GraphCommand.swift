import GraphDocuments

/// The program `cleanse-graph`, as a function.
package enum GraphCommand {
  /// What a run has to say, and how it ends.
  package struct Outcome: Equatable, Sendable {
    package var output = ""
    package var complaint = ""
    /// 0 where graphs are equal, or nothing was compared; 1 where they differ; 2 where the input cannot be used.
    package var exitCode: Int32 = 0
  }

  /// Runs the program.
  /// - Parameter arguments: what the user typed, without the program's name.
  package static func run(_ arguments: [String]) -> Outcome {
    do {
      switch try Options(parsing: arguments) {
      case .help: return Outcome(output: HelpText.text)
      case .compare(let comparison): return try run(comparison)
      case .render(let rendering): return try run(rendering)
      }
    } catch {
      return Outcome(complaint: "cleanse-graph: \(error)\n", exitCode: 2)
    }
  }

  private static func run(_ comparison: Options.Comparison) throws -> Outcome {
    let old = try GraphDocument(contentsOfFile: comparison.old)
    let new = try GraphDocument(contentsOfFile: comparison.new)
    let changes = new.changes(from: old)
    return Outcome(output: changes.text(as: comparison.format), exitCode: changes.isEmpty ? 0 : 1)
  }

  private static func run(_ rendering: Options.Rendering) throws -> Outcome {
    let document = try GraphDocument(contentsOfFile: rendering.file).filtered(rendering.filters)
    guard let output = rendering.output else {
      return Outcome(output: document.text(as: rendering.format ?? .text))
    }
    try document.write(to: output, as: rendering.format)
    return Outcome()
  }
}
