/// Finds what differs between two documents.
struct GraphComparison {
  private(set) var changes: [GraphChange] = []
  private let match: DocumentMatch
  private let old: DocumentIndex
  private let new: DocumentIndex
  /// The keys that several components of a document bind.
  private let commonKeys: Set<String>

  init(from old: GraphDocument, to new: GraphDocument) {
    match = DocumentMatch(from: old, to: new)
    self.old = DocumentIndex(old)
    self.new = DocumentIndex(new)
    commonKeys = Self.commonKeys(of: old).union(Self.commonKeys(of: new))
    compareComponents()
    compareNodes()
    compareFindings()
  }

  private static func commonKeys(of document: GraphDocument) -> Set<String> {
    var components: [String: Set<String>] = [:]
    for node in document.nodes { components[node.key.qualifiedName, default: []].insert(node.component) }
    return Set(components.filter { $0.value.count > 1 }.keys)
  }

  private mutating func add(_ fact: GraphChange.Fact, _ subject: GraphChange.Subject) {
    changes.append(GraphChange(subject: subject, fact: fact))
  }

  // MARK: Components

  private mutating func compareComponents() {
    let oldOfNew = Dictionary(match.components.map { ($1, $0) }) { first, _ in first }
    for component in match.new.components {
      if let old = oldOfNew[component.id].flatMap({ self.old.component($0) }) {
        compare(old, component)
      } else {
        let bindings = new.nodes(of: component.id).count { $0.kind != .collection }
        add(.component(.added(in: name(ofParent: component, new), bindings: bindings)), subject(component))
      }
    }
    for component in match.old.components where match.components[component.id] == nil {
      add(.component(.removed(from: name(ofParent: component, old))), subject(component))
    }
  }

  private mutating func compare(_ old: GraphDocument.Component, _ new: GraphDocument.Component) {
    let subject = subject(new)
    if old.type.qualifiedName != new.type.qualifiedName {
      add(.component(.renamed(from: old.type.name)), subject)
    }
    if old.parent.flatMap({ match.components[$0] }) != new.parent {
      add(.component(.moved(from: name(ofParent: old, self.old), to: name(ofParent: new, self.new))), subject)
    }
    if old.scope?.qualifiedName != new.scope?.qualifiedName {
      add(.component(.scopeChanged(from: old.scope?.name, to: new.scope?.name)), subject)
    }
    if old.seed?.qualifiedName != new.seed?.qualifiedName {
      add(.component(.seedChanged(from: old.seed?.name, to: new.seed?.name)), subject)
    }
    let oldRoot = old.root.flatMap { self.old.node($0)?.key }
    let newRoot = new.root.flatMap { self.new.node($0)?.key }
    if oldRoot?.qualifiedName != newRoot?.qualifiedName {
      add(.component(.rootChanged(from: oldRoot?.name, to: newRoot?.name)), subject)
    }
    let (oldModules, newModules) = (Set(old.modules.map(\.id)), Set(new.modules.map(\.id)))
    for module in new.modules where !oldModules.contains(module.id) {
      add(.component(.moduleAdded(module.type.name)), subject)
    }
    for module in old.modules where !newModules.contains(module.id) {
      add(.component(.moduleRemoved(module.type.name)), subject)
    }
  }

  private func name(ofParent component: GraphDocument.Component, _ index: DocumentIndex) -> String? {
    component.parent.flatMap { index.component($0) }?.type.name
  }

  private func subject(_ component: GraphDocument.Component) -> GraphChange.Subject {
    GraphChange.Subject(name: component.type.name, location: component.location)
  }

  // MARK: Nodes

  private mutating func compareNodes() {
    let oldOfNew = Dictionary(match.nodes.map { ($1, $0) }) { first, _ in first }
    let keptComponents = Set(match.components.values)
    for node in match.new.nodes {
      if let old = oldOfNew[node.id].flatMap({ self.old.node($0) }) {
        compare(old, node)
      } else if keptComponents.contains(node.component), node.speaksForItself {
        add(
          .binding(.added(isShared: node.scope != nil, isSendable: node.isSendable)),
          subject(node, of: new))
      }
    }
    for node in match.old.nodes
    where match.nodes[node.id] == nil && match.components[node.component] != nil && node.speaksForItself {
      add(.binding(.removed), subject(node, of: old))
    }
  }

  private mutating func compare(_ old: GraphDocument.Node, _ new: GraphDocument.Node) {
    let subject = subject(new, of: self.new)
    guard new.kind != .collection else {
      if ElementOrder.differs(from: old, to: new, match: match.nodes) { add(.binding(.elementsReordered), subject) }
      return
    }
    if match.components[old.component] != new.component,
      let from = self.old.component(old.component), let to = self.new.component(new.component)
    {
      add(.binding(.moved(from: from.type.name, to: to.type.name)), subject)
    } else if old.module != new.module {
      add(
        .binding(
          .moduleChanged(
            from: self.old.modulePath(of: old).last?.name, to: self.new.modulePath(of: new).last?.name)), subject)
    }
    if old.kind != new.kind { add(.binding(.kindChanged(from: old.kind, to: new.kind)), subject) }
    // A scope is its component's, which says what becomes of it.
    if (old.scope == nil) != (new.scope == nil) { add(.binding(.sharingChanged(to: new.scope?.name)), subject) }
    if old.isSendable != new.isSendable { add(.binding(.sendabilityChanged(to: new.isSendable)), subject) }
    for part in new.lifecycle where !old.lifecycle.contains(part) {
      add(.binding(.lifecycleChanged(part, isThere: true)), subject)
    }
    for part in old.lifecycle where !new.lifecycle.contains(part) {
      add(.binding(.lifecycleChanged(part, isThere: false)), subject)
    }
    let comparison = RequirementComparison(from: old, to: new, match: match, old: self.old, new: self.new)
    for fact in comparison.facts { add(.requirement(fact), subject) }
  }

  private func subject(_ node: GraphDocument.Node, of index: DocumentIndex) -> GraphChange.Subject {
    GraphChange.Subject(
      name: node.key.name, component: index.component(node.component)?.type.name,
      isOneOfSeveral: commonKeys.contains(node.key.qualifiedName), contribution: node.contribution,
      location: node.location)
  }

  // MARK: Findings

  /// By what they say: a finding that moves is none that was mended.
  private mutating func compareFindings() {
    func identity(_ finding: GraphDocument.Finding) -> [String] {
      [finding.severity.rawValue, finding.id, finding.headline]
    }
    let (oldIdentities, newIdentities) = (
      Set(match.old.findings.map(identity)), Set(match.new.findings.map(identity))
    )
    for finding in match.new.findings where !oldIdentities.contains(identity(finding)) {
      add(.finding(.added(finding.severity, id: finding.id)), subject(finding))
    }
    for finding in match.old.findings where !newIdentities.contains(identity(finding)) {
      add(.finding(.removed(finding.severity, id: finding.id)), subject(finding))
    }
  }

  private func subject(_ finding: GraphDocument.Finding) -> GraphChange.Subject {
    GraphChange.Subject(name: finding.headline, location: finding.location)
  }
}

extension GraphDocument.Node {
  /// Whether the coming and going of the node is worth a sentence: seeds and component factories are told of with their
  /// components, and collections with their elements.
  fileprivate var speaksForItself: Bool {
    kind != .collection && kind != .seed && kind != .componentFactory
  }
}
