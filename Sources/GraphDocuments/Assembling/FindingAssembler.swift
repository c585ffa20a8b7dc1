import BindingGraph

/// Puts what was found into a document, with the nodes that it concerns.
struct FindingAssembler {
  private let places: DocumentPlaces
  private let names: DocumentNames
  private let graph: LinkedGraph
  /// The nodes of bindings, by the places where these were made.
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

  /// The findings: errors, then warnings, then notes, by what is shown of their places.
  func findings(of diagnostics: [Diagnostic]) -> [GraphDocument.Finding] {
    diagnostics.map(finding).sorted { $0.order < $1.order }
  }

  private func finding(_ diagnostic: Diagnostic) -> GraphDocument.Finding {
    GraphDocument.Finding(
      id: diagnostic.id.rawValue, severity: GraphDocument.Finding.Severity(diagnostic.severity),
      headline: diagnostic.headline.description, text: DiagnosticRenderer.plain.text(for: diagnostic),
      location: diagnostic.location.map(places.location),
      nodes: concernedNodes(of: diagnostic).compactMap { names.nodes[$0] })
  }

  /// The nodes that were bound at a place that the diagnostic mentions. Of several at one place, those whose types it
  /// mentions, if there are any.
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

extension GraphDocument.Finding.Severity {
  fileprivate init(_ severity: Diagnostic.Severity) {
    self =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
  }

  fileprivate var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

extension GraphDocument.Finding {
  /// The worst come first, and of these what has no place comes last.
  fileprivate var order: (Int, String, Int, Int, String, String) {
    (
      2 * severity.rank + (location == nil ? 1 : 0), location?.file ?? "", location?.line ?? 0,
      location?.column ?? 0, id, headline
    )
  }
}
