import BindingGraph

/// Converts diagnostics for a document, each with the nodes that it concerns.
struct DiagnosticAssembler {
  private let places: DocumentPlaces
  private let names: DocumentNames
  private let graph: LinkedGraph
  /// The nodes of bindings, by the locations of their statements.
  private var nodesOfLocation: [SourceLocation: [Int]] = [:]

  init(graph: LinkedGraph, names: DocumentNames, places: DocumentPlaces) {
    self.graph = graph
    self.names = names
    self.places = places
    for (node, content) in graph.nodes.lazy.map(\.content).enumerated() {
      guard names.nodes[node] != nil, case .binding(let index) = content, let location = graph.bindings[index].location
      else { continue }
      nodesOfLocation[location, default: []].append(node)
    }
  }

  /// The diagnostics: errors, then warnings, then notes, each group in the order of the displayed locations.
  func diagnostics(of diagnostics: [Diagnostic]) -> [GraphDocument.Diagnostic] {
    diagnostics.map(diagnostic).sorted { $0.precedes($1) }
  }

  private func diagnostic(_ diagnostic: Diagnostic) -> GraphDocument.Diagnostic {
    GraphDocument.Diagnostic(
      id: diagnostic.id.rawValue, severity: diagnostic.severity,
      headline: diagnostic.headline.description, text: DiagnosticRenderer.plain.text(for: diagnostic),
      location: diagnostic.location.map(places.location),
      nodes: concernedNodes(of: diagnostic).compactMap { names.nodes[$0] })
  }

  /// The nodes with a binding at a location that the diagnostic mentions. If there are several at one location, only
  /// those whose types it mentions, if any.
  private func concernedNodes(of diagnostic: Diagnostic) -> [Int] {
    let locations = Set([diagnostic.location].compactMap { $0 } + diagnostic.steps.compactMap(\.location))
    let texts = [diagnostic.headline] + diagnostic.steps.map(\.text)
    let types = Set(texts.flatMap(\.spans).compactMap(\.type) + [diagnostic.subject].compactMap { $0 })
    return locations.flatMap { location in
      let nodes = nodesOfLocation[location] ?? []
      let mentioned = nodes.filter { key(of: $0).map { types.contains(graph.type(of: $0)) } ?? false }
      return mentioned.isEmpty ? nodes : mentioned
    }.sorted()
  }

  private func key(of node: Int) -> Key? {
    if case .binding(let index) = graph.nodes[node].content { graph.bindings[index].key } else { nil }
  }
}

extension GraphDocument.Diagnostic {
  /// Whether it precedes another one: the most severe first, and among equals those without a location last.
  fileprivate func precedes(_ other: Self) -> Bool {
    severity == other.severity ? order < other.order : severity > other.severity
  }

  private var order: (Int, String, Int, Int, String, String) {
    (
      location == nil ? 1 : 0, location?.file ?? "", location?.line ?? 0, location?.column ?? 0, id, headline
    )
  }
}
