/// Finds what differs between two documents.
struct GraphComparison {
  private(set) var changes: [GraphChange] = []
  private let match: DocumentMatch
  private let old: GraphDocument.Index
  private let new: GraphDocument.Index
  /// The keys that several components of a document bind.
  private let commonKeys: Set<String>

  init(from former: GraphDocument, to new: GraphDocument) {
    let renaming = SwiftModuleRenaming(from: former, to: new)
    let old = renaming.old
    changes = renaming.changes
    match = DocumentMatch(from: old, to: new)
    self.old = GraphDocument.Index(old)
    self.new = GraphDocument.Index(new)
    commonKeys = Self.commonKeys(of: old).union(Self.commonKeys(of: new))
    compareComponents()
    compareNodes()
    compareDiagnostics()
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
        add(.component(.added(in: parent(of: component, new), bindings: bindings)), subject(component))
      }
    }
    for component in match.old.components where match.components[component.id] == nil {
      add(.component(.removed(from: parent(of: component, old))), subject(component))
    }
  }

  private mutating func compare(_ old: GraphDocument.Component, _ new: GraphDocument.Component) {
    let subject = subject(new)
    func addIfDiffers(
      _ old: GraphDocument.TypeName?, _ new: GraphDocument.TypeName?,
      _ fact: (GraphDocument.TypeName?, GraphDocument.TypeName?) -> GraphChange.ComponentFact
    ) {
      if old?.qualifiedName != new?.qualifiedName { add(.component(fact(old, new)), subject) }
    }
    if old.type.qualifiedName != new.type.qualifiedName {
      add(.component(.renamed(from: old.type, to: new.type)), subject)
    }
    if old.parent.flatMap({ match.components[$0] }) != new.parent {
      add(.component(.moved(from: parent(of: old, self.old), to: parent(of: new, self.new))), subject)
    }
    addIfDiffers(old.scope, new.scope) { .scopeChanged(from: $0, to: $1) }
    addIfDiffers(old.seed, new.seed) { .seedChanged(from: $0, to: $1) }
    // Of a root that is renamed, the binding says so.
    if old.root.flatMap({ match.nodes[$0] }) != new.root || !match.renamed.contains(new.root ?? "") {
      addIfDiffers(root(of: old, self.old), root(of: new, self.new)) { .rootChanged(from: $0, to: $1) }
    }
    if old.repeatsAncestor != new.repeatsAncestor {
      add(.component(.repetitionChanged(to: new.repeatsAncestor)), subject)
    }
    for (module, fact) in ModuleComparison(from: old.modules, to: new.modules).facts {
      add(.component(.module(fact, module)), subject)
    }
  }

  private func parent(of component: GraphDocument.Component, _ index: GraphDocument.Index) -> GraphChange.Place? {
    component.parent.flatMap { index.component($0) }.map { GraphChange.Place($0) }
  }

  private func root(of component: GraphDocument.Component, _ index: GraphDocument.Index) -> GraphDocument.TypeName? {
    component.root.flatMap { index.node($0) }?.key
  }

  private func subject(_ component: GraphDocument.Component) -> GraphChange.Subject {
    GraphChange.Subject(
      name: component.type.name, component: GraphChange.Place(component), location: component.location)
  }

  // MARK: Nodes

  private mutating func compareNodes() {
    let oldOfNew = Dictionary(match.nodes.map { ($1, $0) }) { first, _ in first }
    let keptComponents = Set(match.components.values)
    for node in match.new.nodes {
      if let old = oldOfNew[node.id].flatMap({ self.old.node($0) }) {
        let comparison = BindingComparison(from: old, to: node, match: match, old: self.old, new: new)
        for fact in comparison.facts { add(fact, subject(node, of: new)) }
      } else if keptComponents.contains(node.component), node.speaksForItself, let place = new.place(of: node) {
        add(.binding(.added(to: place, node.adjectives)), subject(node, of: new))
      }
    }
    for node in match.old.nodes
    where match.nodes[node.id] == nil && match.components[node.component] != nil && node.speaksForItself {
      if let place = old.place(of: node) { add(.binding(.removed(from: place)), subject(node, of: old)) }
    }
  }

  private func subject(_ node: GraphDocument.Node, of index: GraphDocument.Index) -> GraphChange.Subject {
    GraphChange.Subject(
      name: node.key.name, component: index.place(of: node), key: node.key,
      isOneOfSeveral: commonKeys.contains(node.key.qualifiedName), isDecorator: node.kind == .decorator,
      contribution: node.contribution, location: node.location)
  }

  // MARK: Diagnostics

  private mutating func compareDiagnostics() {
    for (diagnostic, fact) in DiagnosticComparison(match: match, old: old, new: new).changes {
      add(
        .diagnostic(fact, about: GraphChange.Problem(id: diagnostic.id, severity: diagnostic.severity)),
        GraphChange.Subject(name: diagnostic.headline, location: diagnostic.location))
    }
  }
}

extension GraphChange.Place {
  init(_ component: GraphDocument.Component) {
    self.init(id: component.id, name: component.type.name)
  }
}

extension GraphDocument.Index {
  /// The component that a node is in.
  func place(of node: GraphDocument.Node) -> GraphChange.Place? {
    component(node.component).map { GraphChange.Place($0) }
  }
}

extension GraphDocument.Node {
  /// Whether the coming and going of the node is worth a sentence: seeds and component factories are told of with their
  /// components, and collections with their elements.
  fileprivate var speaksForItself: Bool {
    kind != .collection && kind != .seed && kind != .componentFactory
  }

  fileprivate var adjectives: GraphChange.Adjectives {
    GraphChange.Adjectives(
      isShared: scope != nil, isSendable: isSendable, isLive: isLive, isEager: lifecycle.contains(.eager))
  }
}
