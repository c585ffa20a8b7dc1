import BindingGraph

/// Further data for the page of a graph: its change since another graph, a creation trace, its
/// coverage by tests, and explanations of its nodes.
package struct PageAdditions {
  /// The file of the older graph, as the command line names it, and the graph.
  package var older: (file: String, document: GraphDocument)?
  package var trace: CreationTraceFile?
  package var coverage: [CoverageRecord]?
  /// Whether each node has its creation, its holders and its losses.
  package var hasExplanations = false

  package init() {}

  /// Whether there is anything to add.
  package var isEmpty: Bool { older == nil && trace == nil && coverage == nil && !hasExplanations }

  /// The data for the page of a document.
  func value(for document: GraphDocument) -> JSONValue {
    .object([
      "change": older.map { ChangeOfPage(from: $0.document, to: document).value(from: $0.file) },
      "trace": trace.map { .object(["file": .string($0.file), "text": .string($0.text)]) },
      "explanations": hasExplanations ? NodeExplanations(of: document).value : nil,
      "coverage": coverage.map { Self.value(of: GraphCoverage(of: document, by: $0)) },
    ])
  }

  private static func value(of coverage: GraphCoverage) -> JSONValue {
    let tests = coverage.bindings.map { ($0.node.id, JSONValue.array($0.tests.map { .string($0) })) }
    return .object(
      [
        "tests": .number(coverage.recordedTestCount),
        "bindings": .object([:], and: Dictionary(tests) { first, _ in first }),
      ])
  }
}

extension GraphDocument {
  /// The graph as a page with links to source locations and with further data.
  ///
  /// The change and the coverage are those of the whole graph, even if filters limit what the page shows.
  /// - Throws: `GraphDocumentError`
  package func page(
    showing filters: [GraphFilter] = [], linkingSourceTo sourceLink: SourceLink? = nil, with additions: PageAdditions
  ) throws -> String {
    HTMLRenderer.text(
      of: try filtered(filters), linkingSourceTo: sourceLink,
      additions: additions.isEmpty ? nil : additions.value(for: self))
  }
}
