import BindingGraph

/// Finds the differences between two documents.
struct GraphComparison {
  private(set) var changes: [GraphChange] = []
  private let renaming: DocumentRenaming
  private let old: GraphDocument.Index
  private let new: GraphDocument.Index
  /// The keys that several components of a document bind.
  private let commonKeys: Set<String>

  init(from former: GraphDocument, to new: GraphDocument) {
    renaming = DocumentRenaming(from: former, to: new)
    changes = renaming.swiftModules
    old = GraphDocument.Index(renaming.old)
    self.new = GraphDocument.Index(new)
    commonKeys = Self.commonKeys(of: renaming.old).union(Self.commonKeys(of: new))
    compareComponents()
    compareNodes()
    compareDiagnostics()
  }

  /// The older document with the names of the newer one.
  var renamedOld: GraphDocument { renaming.old }

  private var match: DocumentMatch { renaming.match }

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
    // A renamed component or module is reported once, although it can be installed or included in many places.
    var names = renaming.changes
    for component in match.new.components {
      if let change = names.removeValue(forKey: .component(component.type.qualifiedName)) {
        add(.component(.renamed(from: change.from, to: change.to)), subject(component))
      }
      for module in component.modules {
        guard let change = names.removeValue(forKey: .module(module.type.qualifiedName)) else { continue }
        add(.component(.module(.renamed(from: change.from), change.to)), subject(component))
      }
      if let old = match.formerComponents[component.id].flatMap({ self.old.component($0) }) {
        compare(old, component)
      } else {
        let bindings = new.nodes(of: component.id).count { $0.kind != .collection }
        add(.component(.added(in: parent(of: component, new), bindings: bindings)), subject(component))
      }
    }
    for component in match.old.components where match.components[component.id] == nil {
      var subject = subject(component)
      subject.component = formerPlace(of: component)
      add(.component(.removed(from: parent(of: component, old))), subject)
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
    // A renamed root is a change of its binding.
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

  /// A component that only the older document has.
  private func formerPlace(of component: GraphDocument.Component) -> GraphChange.Place {
    GraphChange.Place(id: renaming.formerID(component.id), name: component.type.name)
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
    for node in match.new.nodes {
      if let change = renaming.changes[.binding(node.id)] {
        let isTag = node.tag?.qualifiedName == change.to.qualifiedName
        add(
          .binding(isTag ? .tagRenamed(from: change.from, to: change.to) : .renamed(from: change.from, to: change.to)),
          subject(node, of: new))
      }
      if let old = match.formerNodes[node.id].flatMap({ self.old.node($0) }) {
        let comparison = BindingComparison(from: old, to: node, match: match, old: self.old, new: new)
        for fact in comparison.facts { add(fact, subject(node, of: new)) }
      } else if match.formerComponents[node.component] != nil, node.speaksForItself, let place = new.place(of: node) {
        add(
          .binding(.added(to: place, adjectives: node.adjectives, needs: node.requirements.map(\.type))),
          subject(node, of: new))
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
    for (diagnostic, fact) in DiagnosticComparison(renaming: renaming, old: old, new: new).changes {
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
  /// Whether a new or removed node is reported: seeds and component factories are part of their components' changes,
  /// and collections of their contributions'.
  fileprivate var speaksForItself: Bool {
    kind != .collection && kind != .seed && kind != .componentFactory
  }

  fileprivate var adjectives: [String] {
    (scope == nil ? [] : ["shared"])
      + documentedAttributes.filter { $0.phrase == .adjective }.map(\.word.asWords)
  }
}
