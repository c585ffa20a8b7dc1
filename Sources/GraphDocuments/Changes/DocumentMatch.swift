/// Matches the parts of an old and a new document that are the same and have the same names.
struct DocumentMatch {
  let old: GraphDocument
  let new: GraphDocument
  /// The new components of old ones, by their identifiers.
  private(set) var components: [String: String] = [:]
  /// The new nodes of old ones, by their identifiers.
  private(set) var nodes: [String: String] = [:]
  /// The new nodes whose keys have changed.
  let renamed: Set<String>
  /// The old components and nodes of new ones.
  private(set) var formerComponents: [String: String] = [:]
  private(set) var formerNodes: [String: String] = [:]
  /// The modules of the components that both documents have.
  private(set) var oldModules: [ModulePlace: GraphDocument.Module] = [:]
  private(set) var newModules: [ModulePlace: GraphDocument.Module] = [:]

  struct ModulePlace: Hashable {
    /// The new component.
    let component: String
    let id: String
  }

  /// - Parameter replaced: the new nodes whose keys have changed, by the identifiers of the old ones.
  init(from old: GraphDocument, to new: GraphDocument, replaced: [String: String] = [:]) {
    self.old = old
    self.new = new
    renamed = Set(replaced.values)
    matchComponents()
    formerComponents = Dictionary(components.map { ($1, $0) }) { first, _ in first }
    oldModules = Self.modules(of: old) { components[$0] }
    newModules = Self.modules(of: new) { formerComponents[$0] == nil ? nil : $0 }
    matchNodes()
    nodes.merge(replaced) { first, _ in first }
    matchMovedNodes()
    formerNodes = Dictionary(nodes.map { ($1, $0) }) { first, _ in first }
  }

  // MARK: Components

  /// Matches by identifier, then components with another parent by their types.
  private mutating func matchComponents() {
    let known = Set(new.components.map(\.id))
    for component in old.components where known.contains(component.id) { components[component.id] = component.id }
    matchUnique { $0.type.qualifiedName }
  }

  /// Matches components whose value of a property is unique in both documents.
  private mutating func matchUnique(_ property: (GraphDocument.Component) -> String) {
    let taken = Set(components.values)
    let oldRest = Dictionary(grouping: old.components.filter { components[$0.id] == nil }, by: property)
    let newRest = Dictionary(grouping: new.components.filter { !taken.contains($0.id) }, by: property)
    for (name, components) in oldRest {
      guard components.count == 1, let others = newRest[name], others.count == 1 else { continue }
      self.components[components[0].id] = others[0].id
    }
  }

  // MARK: Modules

  /// The owner of a binding.
  enum Module: Hashable {
    case component
    case inBoth(String)
    /// A module that the other document does not have.
    case onlyHere
  }

  func moduleInOld(_ node: GraphDocument.Node) -> Module {
    module(of: node, in: components[node.component], other: newModules)
  }

  func moduleInNew(_ node: GraphDocument.Node) -> Module {
    module(of: node, in: node.component, other: oldModules)
  }

  private func module(
    of node: GraphDocument.Node, in component: String?, other: [ModulePlace: GraphDocument.Module]
  ) -> Module {
    guard let id = node.module else { return .component }
    return component.flatMap { other[ModulePlace(component: $0, id: id)] } == nil ? .onlyHere : .inBoth(id)
  }

  private static func modules(
    of document: GraphDocument, component: (String) -> String?
  ) -> [ModulePlace: GraphDocument.Module] {
    var modules: [ModulePlace: GraphDocument.Module] = [:]
    for found in document.components {
      guard let component = component(found.id) else { continue }
      for module in found.modules { modules[ModulePlace(component: component, id: module.id)] = module }
    }
    return modules
  }

  // MARK: Nodes

  /// The identity of a node: equal nodes of two documents are the same.
  private struct Identity: Hashable {
    let component: String
    let key: String
    /// Distinguishes decorators and whole collections, which have the keys of other nodes.
    let sort: Sort
    /// The module that a binding is private to, empty for the component itself; `nil` if it is not private.
    let privateTo: String?
    /// Counted among the nodes of one key.
    let number: Int

  }

  enum Sort {
    case binding, collection, decorator

    init(_ kind: GraphDocument.Node.Kind) {
      self = kind == .collection ? .collection : kind == .decorator ? .decorator : .binding
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

  /// The identities of all nodes except contributions.
  private static func identities(
    of document: GraphDocument, mapping component: (String) -> String
  ) -> [(GraphDocument.Node, Identity)] {
    var counts: [Identity: Int] = [:]
    return document.nodes.filter { $0.contribution == nil }.map { node in
      let first = Identity(
        component: component(node.component), key: node.key.qualifiedName, sort: Sort(node.kind),
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

  /// Matches bindings that are gone from exactly one component and new in exactly one other.
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
}

extension GraphDocument.Node {
  /// Whether a move to another component is reported: seeds and factories come and go with components.
  fileprivate var canMove: Bool {
    contribution == nil && kind != .decorator && kind != .collection && kind != .seed && kind != .componentFactory
  }
}
