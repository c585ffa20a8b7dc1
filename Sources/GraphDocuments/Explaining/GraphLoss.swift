/// What a graph would lack without one of its bindings.
struct GraphLoss: Sendable {
  /// The requests that nothing would serve.
  fileprivate(set) var missing: [GraphRequest] = []
  /// The requests that `nil` would serve, as `bindOptional` allows.
  fileprivate(set) var absent: [GraphRequest] = []
  /// The requests that another binding would serve.
  fileprivate(set) var served: [GraphRequest] = []
  /// The binding that would serve these.
  fileprivate(set) var substitute: GraphDocument.Node?
  /// The collections that would have an element less.
  fileprivate(set) var shortened: [GraphDocument.Node] = []
  /// The bindings that could not be created then, directly or through others, in the order of the document.
  fileprivate(set) var uncreatable: [GraphDocument.Node] = []
  /// The components that could not be built then, or that would not be installed.
  fileprivate(set) var components: [GraphDocument.Component] = []

  /// Whether nothing would change.
  var isEmpty: Bool { missing.isEmpty && absent.isEmpty && served.isEmpty && shortened.isEmpty && components.isEmpty }
}

extension ExplainedDocument {
  /// What the graph would lack without a node; of a collection, without the elements of its own component.
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
    var broken = Set(loss.missing.map(\.node.id))
    broken.formUnion(GraphDocument.reachable(from: Array(broken), over: predecessors))
    broken.subtract(removed)
    loss.uncreatable = document.nodes.filter { broken.contains($0.id) && $0.kind != .collection }
    let uninstalled = node.installs.map(subtree) ?? []
    loss.components = document.components.filter { component in
      uninstalled.contains(component.id) || component.root.map { broken.contains($0) || $0 == node.id } ?? false
    }
    return loss
  }

  /// What those who ask for a node would no longer find: for an element, the collection where it is the last one.
  private func vanishing(
    without node: GraphDocument.Node, _ removed: Set<String>, _ loss: inout GraphLoss
  ) -> GraphDocument.Node? {
    guard node.contribution != nil || node.kind == .collectionDeclaration else { return node }
    let collections = self.collections(with: node)
    // Besides its own component's, those that inherit from it.
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

  /// What serves a key where a node does not: another one of its component, or of those around it.
  private func substitute(
    for vanished: GraphDocument.Node, without removed: Set<String>
  ) -> GraphDocument.Node? {
    if vanished.kind == .decorator { return vanished.requirements.first?.target.flatMap { index.node($0) } }
    for component in lineage(of: vanished.component) {
      let found = index.nodes(of: component).first { other in
        other.id != vanished.id && !removed.contains(other.id) && other.contribution == nil
          && other.kind != .collectionDeclaration && other.kind != .decorator
          && (other.visibility == nil || other.visibility == .component && component == vanished.component)
          && other.key.qualifiedName == vanished.key.qualifiedName
      }
      if let found { return found }
    }
    return nil
  }

  /// A component, and all that is installed in it.
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
