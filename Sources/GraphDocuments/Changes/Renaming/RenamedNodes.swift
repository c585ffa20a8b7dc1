/// Finds bindings that have other keys in the newer document.
///
/// A binding has another key if it is still connected with the same bindings. The position of its statement decides how
/// many of these it takes, and whether something else may differ.
struct RenamedNodes {
  struct Pair {
    let old: GraphDocument.Node
    let new: GraphDocument.Node
    let difference: NameComparison.Difference
  }

  private(set) var pairs: [Pair] = []

  init(_ match: DocumentMatch, _ places: PlaceMatch, _ names: NameComparison) {
    let partners = Set(places.partners.values)
    let old = Surroundings.byNode(
      places.old.filter(\.canHaveNewName), of: match.old, component: { match.components[$0] }
    ) {
      match.nodes[$0] ?? places.partners[$0]
    } module: {
      match.moduleInOld($0)
    }
    let new = Surroundings.byNode(places.new.filter(\.canHaveNewName), of: match.new, component: { $0 }) {
      match.formerNodes[$0] != nil || partners.contains($0) ? $0 : nil
    } module: {
      match.moduleInNew($0)
    }
    let newNodes = Dictionary(places.new.map { ($0.id, $0) }) { first, _ in first }
    /// The pairs of a search with different keys, without those of different types.
    func pairs(_ partner: (GraphDocument.Node, Surroundings) -> String?) -> [Pair] {
      places.old.compactMap { node in
        guard let surroundings = old[node.id], let partner = partner(node, surroundings).flatMap({ newNodes[$0] })
        else { return nil }
        return names.difference(node, partner).map { Pair(old: node, new: partner, difference: $0) }
      }
    }
    func atSamePlace(differences: Int, evidence: Int) -> [Pair] {
      pairs { node, surroundings in
        guard let partner = places.partners[node.id], let others = new[partner],
          surroundings.differences(from: others) == differences, surroundings.evidence(for: others) >= evidence
        else { return nil }
        return partner
      }
    }
    self.pairs = atSamePlace(differences: 0, evidence: 1)
    guard self.pairs.isEmpty else { return }
    let olds = Dictionary(grouping: old, by: \.value)
    let news = Dictionary(grouping: new, by: \.value)
    self.pairs = pairs { _, surroundings in
      guard surroundings.evidence(for: surroundings) >= 3, olds[surroundings]?.count == 1,
        let others = news[surroundings], others.count == 1
      else { return nil }
      return others[0].key
    }
    guard self.pairs.isEmpty else { return }
    self.pairs = atSamePlace(differences: 1, evidence: 2)
  }
}

extension GraphDocument.Node {
  /// A component factory gets its name from its component.
  fileprivate var canHaveNewName: Bool { kind != .componentFactory }
}

/// A node without its name: its component and module, its properties, and its connections.
private struct Surroundings: Hashable {
  let component: String
  let module: DocumentMatch.Module
  let kind: GraphDocument.Node.Kind
  let isShared: Bool
  let isRoot: Bool
  /// The number of a collection's contributions.
  let elements: Int
  /// Its dependencies among the nodes of both documents; for a collection, those of its contributions.
  let dependencies: Set<String>
  let dependents: Set<String>

  /// - Parameters:
  ///   - component: the new component.
  ///   - node: the new identifier of a node that both documents have.
  static func byNode(
    _ nodes: [GraphDocument.Node], of document: GraphDocument, component: (String) -> String?,
    node: (String) -> String?, module: (GraphDocument.Node) -> DocumentMatch.Module
  ) -> [String: Surroundings] {
    guard !nodes.isEmpty else { return [:] }
    let (successors, predecessors) = (document.successors, document.predecessors)
    let roots = Set(document.components.compactMap(\.root))
    return nodes.reduce(into: [:]) { surroundings, found in
      let targets = successors[found.id] ?? []
      let isCollection = found.kind == .collection
      let needed = isCollection ? targets.flatMap { successors[$0] ?? [] } : targets
      surroundings[found.id] = Surroundings(
        component: component(found.component) ?? "", module: module(found), kind: found.kind,
        isShared: found.scope != nil, isRoot: roots.contains(found.id), elements: isCollection ? targets.count : 0,
        dependencies: Set(needed.compactMap(node)),
        dependents: Set((predecessors[found.id] ?? []).compactMap(node)))
    }
  }

  func differences(from other: Surroundings) -> Int {
    let properties = [
      module != other.module, kind != other.kind, isShared != other.isShared, isRoot != other.isRoot,
      elements != other.elements,
    ]
    return properties.count { $0 } + Self.differences(dependencies, other.dependencies)
      + Self.differences(dependents, other.dependents)
  }

  /// Two non-empty sets without a common node count as more than one difference.
  private static func differences(_ old: Set<String>, _ new: Set<String>) -> Int {
    if old == new { return 0 }
    return old.isEmpty || new.isEmpty || !old.isDisjoint(with: new) ? 1 : 2
  }

  /// The strength of the evidence for a new name: dependents count twice, because many types have the same
  /// dependencies.
  func evidence(for other: Surroundings) -> Int {
    2 * dependents.intersection(other.dependents).count + dependencies.intersection(other.dependencies).count
      + (isRoot && other.isRoot ? 2 : 0)
  }
}
