import Commands
import GraphDocuments

/// The options of `cleanse-graph diff`.
struct Comparison {
  private var files: [String] = []
  private var format = GraphChanges.Format.text

  static var table: ArgumentTable<Comparison> {
    ArgumentTable(
      Comparison(),
      [
        .init(arguments: [
          .operands("OLD", \.files, "The graph before the change, a JSON or lock file."),
          .operands("NEW", \.files, "The graph after the change, a JSON or lock file."),
          .option("--format", "FORMAT", \.format, "The format of the differences."),
        ])
      ])
  }

  /// - Throws: `UsageError`, `GraphDocumentError`
  func run(reading input: GraphInput) throws -> Outcome {
    guard files.count == 2 else { throw UsageError.other("'diff' takes two files: '<old>' and '<new>'") }
    guard files != ["-", "-"] else { throw UsageError.other("only one of the graphs can be read from standard input") }
    let old = try input.document(at: files[0])
    let changes = try input.document(at: files[1]).changes(from: old)
    return Outcome(output: changes.text(as: format), exitCode: changes.isEmpty ? 0 : 1)
  }
}

extension GraphChanges.Format: ArgumentValue {
  package static var choices: [String] { allCases.map(\.name) }
  package init?(argument: String) {
    guard let format = Self.allCases.first(where: { $0.name == argument }) else { return nil }
    self = format
  }
  package var argument: String? { name }
}
