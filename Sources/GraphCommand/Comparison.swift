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
            "Says what differs between two graphs. Exits with 0 where nothing does, and with 1 where something does.",
          arguments: [.operands("FILE", \.files), .option("--format", "FORMAT", \.format)])
      ])
  }

  /// - Throws: `UsageError`, `GraphDocumentError`
  func run() throws -> Outcome {
    guard files.count == 2 else { throw UsageError.other("'diff' takes two files") }
    let changes = try GraphDocument(contentsOfFile: files[1]).changes(from: GraphDocument(contentsOfFile: files[0]))
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
