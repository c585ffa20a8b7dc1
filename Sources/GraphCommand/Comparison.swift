import Commands
import GraphDocuments

/// What the command line of `cleanse-graph diff` says.
struct Comparison {
  private var files: [String] = []
  private var format = GraphChanges.Format.text

  static var table: ArgumentTable<Comparison> {
    ArgumentTable(
      Comparison(),
      [
        .init(
          "diff",
          text:
            "Says what differs between two graphs. Exits with 0 where nothing does, with 1 where something does, and "
            + "with 2 where a file cannot be used.",
          arguments: [.operands("FILE", \.files), .option("--format", "FORMAT", \.format)])
      ])
  }

  /// - Throws: `UsageError`, `UnusableGraphFile`
  func run() throws -> Outcome {
    guard files.count == 2 else { throw UsageError.other("'diff' takes two files") }
    let changes = try GraphDocument(contentsOfFile: files[1]).changes(from: GraphDocument(contentsOfFile: files[0]))
    return Outcome(output: changes.text(as: format), exitCode: changes.isEmpty ? 0 : 1)
  }
}

extension GraphChanges.Format: ArgumentValue {}
