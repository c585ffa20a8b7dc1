import Commands
import GraphDocuments

/// The options of `cleanse-graph explain`.
struct Explaining {
  private var operands: [String] = []
  private var format = GraphExplanation.Format.text

  static var table: ArgumentTable<Explaining> {
    ArgumentTable(
      Explaining(),
      [
        .init(arguments: [
          .operands("FILE", \.operands, "The graph, a JSON or lock file."),
          .operands("TYPE", \.operands, "The type: its short or qualified name, or the name of its tag."),
          .option("--format", "FORMAT", \.format, "The format of the explanation."),
        ])
      ])
  }

  /// - Throws: `UsageError`, `GraphDocumentError`, `AmbiguousGraphName`
  func run(reading input: GraphInput) throws -> Outcome {
    guard operands.count == 2 else {
      throw UsageError.other("'explain' takes a file and a type: '<file>' and '<type>'")
    }
    return Outcome(output: try input.document(at: operands[0]).explanation(of: operands[1]).text(as: format))
  }
}

extension GraphExplanation.Format: ArgumentValue {}
