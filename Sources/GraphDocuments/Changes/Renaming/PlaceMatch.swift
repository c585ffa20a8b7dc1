/// Matches bindings of two documents by their positions in the code, if nothing else identifies them: the same line, or
/// the only binding between two matched ones.
struct PlaceMatch {
  /// The new nodes of old ones, by their identifiers.
  private(set) var partners: [String: String] = [:]
  /// The nodes of both documents that can still be the same under another name.
  let old: [GraphDocument.Node]
  let new: [GraphDocument.Node]

  private struct Place: Hashable {
    let component: String
    let module: DocumentMatch.Module
    let sort: DocumentMatch.Sort
    var kind: GraphDocument.Node.Kind?
    var location: GraphDocument.Location?
    var file: String?
    var neighbours: [String?] = []
  }

  /// A node and its neighbours that are already matched.
  private struct Candidate {
    let node: GraphDocument.Node
    let component: String
    let module: DocumentMatch.Module
    let neighbours: [String?]

    /// The place by source location; `nil` without one.
    var atLine: Place? {
      guard let location = node.location else { return nil }
      return Place(component: component, module: module, sort: DocumentMatch.Sort(node.kind), location: location)
    }

    /// The place by its neighbours. If the module has another name, the file must be the same.
    var between: Place? {
      Place(
        component: component, module: module, sort: DocumentMatch.Sort(node.kind),
        file: module == .onlyHere ? node.location?.file : nil, neighbours: neighbours)
    }

    var aloneOfItsKind: Place? {
      var place = between
      place?.kind = node.kind
      return place
    }
  }

  init(_ match: DocumentMatch) {
    let olds = Self.candidates(of: match.old, matched: { match.nodes[$0] }, component: { match.components[$0] }) {
      match.moduleInOld($0)
    }
    let news = Self.candidates(
      of: match.new, matched: { match.formerNodes[$0] == nil ? nil : $0 },
      component: { match.formerComponents[$0] == nil ? nil : $0 }
    ) { match.moduleInNew($0) }
    (old, new) = (olds.map(\.node), news.map(\.node))
    var taken: Set<String> = []
    let hasNeighbours = match.old.hasOrderOfStatements && match.new.hasOrderOfStatements
    for place in hasNeighbours ? [\Candidate.atLine, \.between, \.aloneOfItsKind] : [\.atLine] {
      let candidates = Self.byPlace(news.filter { !taken.contains($0.node.id) }, place)
      for (place, nodes) in Self.byPlace(olds.filter { partners[$0.node.id] == nil }, place) {
        guard nodes.count == 1, let others = candidates[place], others.count == 1 else { continue }
        partners[nodes[0]] = others[0]
        taken.insert(others[0])
      }
    }
  }

  private static func byPlace(
    _ candidates: [Candidate], _ place: KeyPath<Candidate, Place?>
  ) -> [Place: [String]] {
    candidates.reduce(into: [:]) { places, candidate in
      if let place = candidate[keyPath: place] { places[place, default: []].append(candidate.node.id) }
    }
  }

  /// The nodes without a match in components that have one.
  private static func candidates(
    of document: GraphDocument, matched: (String) -> String?, component: (String) -> String?,
    module: (GraphDocument.Node) -> DocumentMatch.Module
  ) -> [Candidate] {
    let nodes = document.nodes.filter { $0.contribution == nil && $0.kind != .decorator }
    let before = neighbours(of: nodes, matched: matched)
    let after = neighbours(of: nodes.reversed(), matched: matched)
    return nodes.compactMap { node in
      guard matched(node.id) == nil, let component = component(node.component) else { return nil }
      return Candidate(
        node: node, component: component, module: module(node),
        neighbours: [before[node.id] ?? nil, after[node.id] ?? nil])
    }
  }

  /// The matched node before each unmatched node of its component.
  private static func neighbours(
    of nodes: [GraphDocument.Node], matched: (String) -> String?
  ) -> [String: String?] {
    var last: [String: String] = [:]
    var neighbours: [String: String?] = [:]
    for node in nodes {
      if let match = matched(node.id) {
        last[node.component] = match
      } else {
        neighbours[node.id] = last[node.component]
      }
    }
    return neighbours
  }
}
