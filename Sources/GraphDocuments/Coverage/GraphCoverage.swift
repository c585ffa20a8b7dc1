/// Which tests create the bindings of a graph.
package struct GraphCoverage: Sendable {
  /// A form in which coverage is written.
  package enum Format: String, Sendable, CaseIterable {
    /// What no test creates, or the tests of the chosen bindings.
    case text
    /// A document with a `version`, for tools: `Documentation/coverage.schema.json` describes it.
    case json
  }

  /// A binding that tests can create, and those that do.
  struct CoveredBinding: Sendable {
    let node: GraphDocument.Node
    /// The tests that have created it, and not an override in its place, in the order of their names.
    let tests: [String]
  }

  /// In the order of the document: all, or the chosen ones.
  let bindings: [CoveredBinding]
  /// The recorded bindings that the graph does not have, in the order of their identifiers.
  let unknown: [String]
  /// How many tests there are records of.
  let recordedTestCount: Int
  /// Whether some of the bindings were chosen.
  let isChoice: Bool

  /// The tests of the bindings, in the order of their names.
  var tests: [String] { Set(bindings.flatMap(\.tests)).sorted() }

  /// - Parameters:
  ///   - records: what tests have created, in any order.
  ///   - chosen: the identifiers of the nodes that count; `nil` for all.
  /// - Complexity: O(n log n) for n nodes and records.
  package init(of document: GraphDocument, by records: [CoverageRecord], choosing chosen: Set<String>? = nil) {
    var tests: [String: Set<String>] = [:]
    for record in records where !record.isOverride { tests[record.binding, default: []].insert(record.test) }
    bindings = document.nodes.filter { $0.isCreated && chosen?.contains($0.id) != false }
      .map { CoveredBinding(node: $0, tests: (tests[$0.id] ?? []).sorted()) }
    let known = Set(document.nodes.map(\.id))
    unknown = Set(records.lazy.filter { !$0.isOverride && !known.contains($0.binding) }.map(\.binding)).sorted()
    recordedTestCount = Set(records.map(\.test)).count
    isChoice = chosen != nil
  }

  /// The coverage as text of a format, with a line break at its end.
  package func text(as format: Format) -> String {
    switch format {
    case .text: CoverageText.text(of: self)
    case .json: CoverageJSON.text(of: self)
    }
  }
}

extension GraphDocument {
  /// The identifiers of the bindings of a type, by its short or qualified name, the name of its tag, or an identifier.
  /// - Throws: `GraphDocumentError`, `AmbiguousGraphName`
  package func bindings(of name: String) throws -> Set<String> {
    Set(try ExplainedDocument(self).subject(named: name).nodes.map(\.id))
  }
}

extension GraphDocument.Node {
  /// Whether records name the node: values and seeds are there before a graph, and the rest is made by the graph itself.
  fileprivate var isCreated: Bool {
    [.factory, .asynchronousFactory, .provider, .propertyInjector, .assistedFactory, .decorator].contains(kind)
  }
}
