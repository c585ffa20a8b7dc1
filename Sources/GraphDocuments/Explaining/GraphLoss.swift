/// The effects of removing a binding from a graph.
struct GraphLoss: Sendable {
  /// The requests that would become missing.
  fileprivate(set) var missing: [GraphRequest] = []
  /// The requests that would become `nil`, as `bindOptional` allows.
  fileprivate(set) var absent: [GraphRequest] = []
  /// The requests that another binding would serve.
  fileprivate(set) var served: [GraphRequest] = []
  /// The binding that would serve the requests in `served`.
  fileprivate(set) var substitute: GraphDocument.Node?
  /// The collections that would have one contribution less.
  fileprivate(set) var shortened: [GraphDocument.Node] = []
  /// The bindings that could then not be created, directly or through others, in the order of the document.
  fileprivate(set) var uncreatable: [GraphDocument.Node] = []
  /// The components that could then not be built, or would not be installed.
  fileprivate(set) var components: [GraphDocument.Component] = []

  /// Whether the removal has no effect.
  var isEmpty: Bool { missing.isEmpty && absent.isEmpty && served.isEmpty && shortened.isEmpty && components.isEmpty }
}

extension ExplainedDocument {
  /// The effects of removing a node; for a collection, of removing the contributions of its own component.
  func loss(of node: GraphDocument.Node) -> GraphLoss {
    var loss = GraphLoss()
    let removed = Set([node.id] + (node.kind == .collection ? ownElements(of: node) : []))
    if let vanished = vanishing(without: node, removed, &loss) {
      let substitute = self.substitute(for: vanished, without: removed)
      for request in requests(forNode: vanished.id) where !removed.contains(request.node.id) {
        if substitute != nil {
          loss.served.append(request)
        } else if request.requirement.mayBeAbsent {
          loss.absent.append(request)
        } else {
          loss.missing.append(request)
        }
      }
      if !loss.served.isEmpty { loss.substitute = substitute }
    }
    var broken = Set(loss.missing.map(\.node.id)).union(factories(ofComponentWithRoot: node))
    broken.formUnion(GraphDocument.reachable(from: Array(broken), over: strongPredecessors))
    broken.subtract(removed)
    loss.uncreatable = broken.compactMap { positions[$0] }.sorted().map { document.nodes[$0] }.filter {
      $0.kind != .collection
    }
    let uninstalled = node.installs.map(subtree) ?? []
    loss.components = document.components.filter { component in
      uninstalled.contains(component.id) || component.root.map { broken.contains($0) || $0 == node.id } ?? false
    }
    return loss
  }

  /// The component factories that build the component of a root.
  private func factories(ofComponentWithRoot node: GraphDocument.Node) -> [String] {
    guard index.component(node.component)?.root == node.id else { return [] }
    return document.nodes.filter { $0.installs == node.component }.map(\.id)
  }

  /// The node that requests would no longer find: for a contribution, the collection if it is the last one.
  private func vanishing(
    without node: GraphDocument.Node, _ removed: Set<String>, _ loss: inout GraphLoss
  ) -> GraphDocument.Node? {
    guard node.contribution != nil || node.kind == .collectionDeclaration else { return node }
    let collections = self.collections(with: node)
    // The collections of other components inherit from that of its own component.
    guard let own = collections.first(where: { $0.component == node.component }) else { return nil }
    let isLast = !ownElements(of: own).contains { !removed.contains($0) }
    if node.kind != .collectionDeclaration {
      loss.shortened = isLast ? collections.filter { $0.id != own.id } : collections
    }
    return isLast ? own : nil
  }

  private func ownElements(of collection: GraphDocument.Node) -> [String] {
    collection.requirements.filter { $0.forms.contains(.element) }.compactMap(\.target)
  }

  /// The binding that would replace a node: another one of its component, or of an ancestor.
  private func substitute(
    for vanished: GraphDocument.Node, without removed: Set<String>
  ) -> GraphDocument.Node? {
    if vanished.kind == .decorator { return vanished.requirements.first?.target.flatMap { index.node($0) } }
    for component in lineage(of: vanished.component) {
      let others = nodesOfKey[Binding(component: component, key: vanished.key.qualifiedName)] ?? []
      let found = others.first { other in
        other.id != vanished.id && !removed.contains(other.id) && other.contribution == nil
          && other.kind != .collectionDeclaration && other.kind != .decorator
          && (other.visibility == nil || other.visibility == .component && component == vanished.component)
      }
      if let found { return found }
    }
    return nil
  }

  /// A component and all components below it.
  private func subtree(_ component: String) -> Set<String> {
    var found: Set<String> = []
    var open = [component]
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      open += index.children(of: next).map(\.id)
    }
    return found
  }
}
