/// Which parts of an old and a new document are the same.
struct DocumentMatch {
  let old: GraphDocument
  let new: GraphDocument
  /// The new components of old ones, by their identifiers.
  private(set) var components: [String: String] = [:]
  /// The new nodes of old ones, by their identifiers.
  private(set) var nodes: [String: String] = [:]
  /// The new nodes that have another type or tag.
  private(set) var renamed: Set<String> = []

  init(from old: GraphDocument, to new: GraphDocument) {
    self.old = old
    self.new = new
    matchComponents()
    matchNodes()
    matchMovedNodes()
    matchRenamedNodes()
  }

  // MARK: Components

  /// By identifier; then what was installed elsewhere, by its type; then what has another name at the same place.
  private mutating func matchComponents() {
    let known = Set(new.components.map(\.id))
    for component in old.components where known.contains(component.id) { components[component.id] = component.id }
    matchUnique { $0.type.qualifiedName }
    let oldKeys = Self.keys(of: old)
    let newKeys = Self.keys(of: new)
    for component in old.components where components[component.id] == nil {
      let taken = Set(components.values)
      let keys = oldKeys[component.id] ?? []
      components[component.id] =
        new.components.first { candidate in
          let common = keys.intersection(newKeys[candidate.id] ?? [])
          return !taken.contains(candidate.id) && candidate.parent == component.parent.flatMap { components[$0] }
            && !common.isEmpty && 2 * common.count >= max(keys.count, newKeys[candidate.id]?.count ?? 0)
        }?.id
    }
  }

  /// Matches components that only one on either side resembles.
  private mutating func matchUnique(_ property: (GraphDocument.Component) -> String) {
    let taken = Set(components.values)
    let oldRest = Dictionary(grouping: old.components.filter { components[$0.id] == nil }, by: property)
    let newRest = Dictionary(grouping: new.components.filter { !taken.contains($0.id) }, by: property)
    for (name, components) in oldRest {
      guard components.count == 1, let others = newRest[name], others.count == 1 else { continue }
      self.components[components[0].id] = others[0].id
    }
  }

  private static func keys(of document: GraphDocument) -> [String: Set<String>] {
    document.nodes.reduce(into: [:]) { $0[$1.component, default: []].insert($1.key.qualifiedName) }
  }

  // MARK: Nodes

  /// What nodes are that are the same.
  private struct Identity: Hashable {
    let component: String
    let key: String
    /// What its name does not tell: a decorator, or a collection as a whole.
    let sort: Sort
    /// The module that alone sees it, empty for the component itself; `nil` where others see it.
    let privateTo: String?
    /// Counted among those of one key.
    let number: Int

    enum Sort {
      case binding, collection, decorator

      init(_ kind: GraphDocument.Node.Kind) {
        self = kind == .collection ? .collection : kind == .decorator ? .decorator : .binding
      }
    }
  }

  private mutating func matchNodes() {
    let newNodes = Dictionary(
      Self.identities(of: new) { $0 }.map { ($1, $0.id) }
    ) { first, _ in first }
    for (node, identity) in Self.identities(of: old, mapping: { components[$0] ?? "" }) {
      nodes[node.id] = newNodes[identity]
    }
    let oldElements = Self.elements(of: old) { components[$0] ?? "" }
    let newElements = Self.elements(of: new) { $0 }
    for (collection, elements) in oldElements {
      for (old, new) in ElementMatch.pairs(elements, newElements[collection] ?? []) { nodes[old.id] = new.id }
    }
  }

  /// The nodes that are no elements of collections.
  private static func identities(
    of document: GraphDocument, mapping component: (String) -> String
  ) -> [(GraphDocument.Node, Identity)] {
    var counts: [Identity: Int] = [:]
    return document.nodes.filter { $0.contribution == nil }.map { node in
      let first = Identity(
        component: component(node.component), key: node.key.qualifiedName, sort: Identity.Sort(node.kind),
        privateTo: node.visibility == .module ? node.module ?? "" : nil, number: 0)
      let number = counts[first, default: 0]
      counts[first] = number + 1
      return (
        node,
        Identity(
          component: first.component, key: first.key, sort: first.sort, privateTo: first.privateTo, number: number)
      )
    }
  }

  private struct Collection: Hashable {
    let component: String
    let key: String
  }

  private static func elements(
    of document: GraphDocument, mapping component: (String) -> String
  ) -> [Collection: [GraphDocument.Node]] {
    Dictionary(grouping: document.nodes.filter { $0.contribution != nil }) {
      Collection(component: component($0.component), key: $0.key.qualifiedName)
    }
  }

  /// What one component no longer binds, and one other binds now.
  private mutating func matchMovedNodes() {
    let taken = Set(nodes.values)
    let gone = Dictionary(
      grouping: old.nodes.filter { nodes[$0.id] == nil && $0.canMove }, by: \.key.qualifiedName)
    let come = Dictionary(
      grouping: new.nodes.filter { !taken.contains($0.id) && $0.canMove }, by: \.key.qualifiedName)
    for (key, nodes) in gone {
      guard nodes.count == 1, let others = come[key], others.count == 1 else { continue }
      self.nodes[nodes[0].id] = others[0].id
    }
  }

  /// A node without its name: where it is, how it is bound, and what it is connected with.
  private struct Surroundings: Hashable {
    let component: String
    let module: String?
    let kind: GraphDocument.Node.Kind
    let isShared: Bool
    let dependencies: Set<String>
    let dependents: Set<String>
  }

  /// What only has another type or tag: it is bound in the same way, and connected with the same nodes.
  private mutating func matchRenamedNodes() {
    let taken = Set(nodes.values)
    let gone = surroundings(of: old, old.nodes.filter { nodes[$0.id] == nil && $0.canMove }) {
      nodes[$0]
    } component: {
      components[$0]
    }
    let come = surroundings(of: new, new.nodes.filter { !taken.contains($0.id) && $0.canMove }) {
      taken.contains($0) ? $0 : nil
    } component: {
      $0
    }
    for (surroundings, nodes) in gone where !surroundings.dependents.isEmpty || surroundings.dependencies.count > 1 {
      guard nodes.count == 1, let others = come[surroundings], others.count == 1 else { continue }
      self.nodes[nodes[0]] = others[0]
      renamed.insert(others[0])
    }
  }

  /// - Parameters:
  ///   - node: the new node of one that is in both documents.
  ///   - component: the new component.
  private func surroundings(
    of document: GraphDocument, _ nodes: [GraphDocument.Node], node: (String) -> String?, component: (String) -> String?
  ) -> [Surroundings: [String]] {
    guard !nodes.isEmpty else { return [:] }
    let dependents = document.predecessors
    return Dictionary(
      grouping: nodes.map { found in
        let surroundings = Surroundings(
          component: component(found.component) ?? "", module: found.module, kind: found.kind,
          isShared: found.scope != nil, dependencies: Set(found.requirements.compactMap(\.target).compactMap(node)),
          dependents: Set((dependents[found.id] ?? []).compactMap(node)))
        return (surroundings, found.id)
      }, by: \.0
    ).mapValues { $0.map(\.1) }
  }
}

extension GraphDocument.Node {
  /// Whether the node is worth following to another component: seeds and factories come and go with components.
  fileprivate var canMove: Bool {
    contribution == nil && kind != .decorator && kind != .collection && kind != .seed && kind != .componentFactory
  }
}
