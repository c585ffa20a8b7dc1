import Commands
import GraphDocuments

/// What the command line of `cleanse-graph explain` says.
struct Explaining {
  private var operands: [String] = []
  private var format = GraphExplanation.Format.text

  static var table: ArgumentTable<Explaining> {
    ArgumentTable(
      Explaining(),
      [
        .init(
          "explain",
          text:
            "Explains a type: its bindings and their locations, what requires it, the path from the root, how often it is "
            + "created, what holds it, and what would be missing without it. A type is called by its short or qualified name, "
            + "or by its tag.",
          arguments: [.operands("FILE TYPE", \.operands), .option("--format", "FORMAT", \.format)])
      ])
  }

  /// - Throws: `UsageError`, `GraphDocumentError`, `AmbiguousGraphName`
  func run() throws -> Outcome {
    guard operands.count == 2 else { throw UsageError.other("'explain' takes a file and a type") }
    return Outcome(output: try GraphDocument(contentsOfFile: operands[0]).explanation(of: operands[1]).text(as: format))
  }
}

extension GraphExplanation.Format: ArgumentValue {}
