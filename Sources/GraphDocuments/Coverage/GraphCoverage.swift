/// The tests that create each binding of a graph.
package struct GraphCoverage: Sendable {
  /// An output format of coverage.
  package enum Format: String, Sendable, CaseIterable {
    /// The bindings that no test creates, or the tests of the chosen bindings.
    case text
    /// A document with a `version`, for tools: `Documentation/coverage.schema.json` describes it.
    case json
  }

  /// A binding that tests can create, and the tests that do.
  struct CoveredBinding: Sendable {
    let node: GraphDocument.Node
    /// The tests that have created it, without those that override it, sorted by name.
    let tests: [String]
  }

  /// The bindings in the order of the document: all, or the chosen ones.
  let bindings: [CoveredBinding]
  /// The recorded bindings that the graph does not have, sorted by identifier.
  let unknown: [String]
  /// The number of tests with records.
  let recordedTestCount: Int
  /// Whether some of the bindings were chosen.
  let isChoice: Bool

  /// The tests of the bindings, sorted by name.
  var tests: [String] { Set(bindings.flatMap(\.tests)).sorted() }

  /// - Parameters:
  ///   - records: the records of all tests, in any order.
  ///   - chosen: the identifiers of the nodes to report; `nil` for all.
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
  /// Whether coverage records can contain the node: a factory, a provider or the like creates its value. Values and
  /// seeds are passed in, and the graph itself provides collections and component factories.
  fileprivate var isCreated: Bool {
    [.factory, .asynchronousFactory, .provider, .propertyInjector, .assistedFactory, .decorator].contains(kind)
  }
}
