import Commands
import GraphDocuments

/// The options of `cleanse-graph coverage`.
struct Coverage {
  private var files: [String] = []
  private var types: [String] = []
  /// `nil` to report all bindings.
  private var otherGraph: String?
  private var format = GraphCoverage.Format.text

  static var table: ArgumentTable<Coverage> {
    ArgumentTable(
      Coverage(),
      [
        .init(arguments: [
          .operands("FILE", \.files, "The graph, a JSON or lock file."),
          .operands("RECORD", \.files, "A file that tests wrote, or a folder of such files."),
          .option(
            "--binding", "TYPE", \.types,
            "List the tests that create a type: its short or qualified name, or the name of its tag."),
          .option(
            "--changed", "OTHER", \.otherGraph, "List the tests that create bindings which differ in this graph."),
          .option("--format", "FORMAT", \.format, "The format of the list."),
        ])
      ])
  }

  /// - Throws: `UsageError`, `GraphDocumentError`, `AmbiguousGraphName`, `CoverageRecord.Unreadable`
  func run(reading input: GraphInput) throws -> Outcome {
    guard files.count > 1 else {
      throw UsageError.other("'coverage' takes a graph and records: '<file>' and '<record> ...'")
    }
    guard [files[0], otherGraph] != ["-", "-"] else {
      throw UsageError.other("only one of the graphs can be read from standard input")
    }
    let document = try input.document(at: files[0])
    let chosen = try chosenNodes(of: document, reading: input)
    let records = try files.dropFirst().flatMap { try CoverageRecord.records(at: $0) }
    return Outcome(output: GraphCoverage(of: document, by: records, choosing: chosen).text(as: format))
  }

  private func chosenNodes(of document: GraphDocument, reading input: GraphInput) throws -> Set<String>? {
    guard !types.isEmpty || otherGraph != nil else { return nil }
    let changed = try otherGraph.map { document.nodes(changedFrom: try input.document(at: $0)) } ?? []
    return try types.reduce(into: changed) { $0.formUnion(try document.bindings(of: $1)) }
  }
}

extension GraphCoverage.Format: ArgumentValue {}
