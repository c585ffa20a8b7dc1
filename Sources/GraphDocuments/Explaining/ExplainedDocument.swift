import BindingGraph

extension GraphDocument {
  /// Explains a type: the bindings that provide it, its dependents, and the effects of its removal.
  /// - Parameter name: the short or the qualified name of a type or a tag, or the identifier of a node. If nothing has
  ///   the name: a type inside another one, such as that of a `PropertyInjector` or the element of a collection.
  /// - Throws: `GraphDocumentError`, `AmbiguousGraphName`
  package func explanation(of name: String) throws -> GraphExplanation {
    let document = ExplainedDocument(self)
    return document.explanation(of: try document.subject(named: name))
  }
}

/// A document with indexes for explanations of its parts.
struct ExplainedDocument {
  let document: GraphDocument
  let index: GraphDocument.Index
  let strongPredecessors: [String: [String]]
  /// The requests for each node, by its identifier.
  private var requestsOfNode: [String: [GraphRequest]] = [:]
  private var objectGraphs: [GraphRequest] = []
  /// All requests that no binding serves.
  private(set) var unserved: [GraphRequest] = []
  private var isPartial = false
  private let paths: GraphPaths
  /// The positions of nodes in the document.
  let positions: [String: Int]
  /// The nodes of each component that bind a key, by its qualified name.
  let nodesOfKey: [Binding: [GraphDocument.Node]]
  /// The component factories of each component.
  private let factories: [String: [GraphDocument.Node]]

  /// A key in a component.
  struct Binding: Hashable {
    let component: String
    let key: String

    init(_ node: GraphDocument.Node) {
      self.init(component: node.component, key: node.key.qualifiedName)
    }

    init(component: String, key: String) {
      self.component = component
      self.key = key
    }
  }

  init(_ document: GraphDocument) {
    self.document = document
    index = GraphDocument.Index(document)
    strongPredecessors = document.strongPredecessors
    paths = GraphPaths(fromRootsOf: document, index)
    positions = Dictionary(zip(document.nodes.map(\.id), document.nodes.indices)) { first, _ in first }
    nodesOfKey = Dictionary(grouping: document.nodes, by: Binding.init)
    factories = Dictionary(grouping: document.nodes.filter { $0.installs != nil }, by: \.component)
    for node in document.nodes {
      for requirement in node.requirements {
        let request = GraphRequest(node: node, requirement: requirement)
        // Even if this version does not know the resolution.
        if let target = requirement.target { requestsOfNode[target, default: []].append(request) }
        switch requirement.resolution {
        case .missing, .absent: unserved.append(request)
        case .objectGraph: objectGraphs.append(request)
        case .hidden: isPartial = true
        default: break
        }
      }
    }
  }

  func explanation(of subject: ExplainedSubject) -> GraphExplanation {
    GraphExplanation(
      type: subject.type, bindings: subject.nodes.map(explanation),
      unserved: unserved.filter { $0.requirement.unservedName == subject.type.qualifiedName }, isPartial: isPartial)
  }

  func explanation(of node: GraphDocument.Node) -> BindingExplanation {
    let requests = ([node] + collections(with: node)).flatMap { self.requests(forNode: $0.id) }
    return BindingExplanation(
      node: node, component: index.component(node.component), modules: index.modules(leadingTo: node),
      creation: GraphCreation(of: node),
      elements: node.kind == .collection ? node.requirements.compactMap(\.target).compactMap(index.node) : [],
      requests: requests, lookups: objectGraphs.filter { lineage(of: $0.node.component).contains(node.component) },
      path: paths.path(to: node.id), holders: holders(of: node, requests), loss: loss(of: node))
  }

  // MARK: Requests

  /// The requests for a node itself, without those of collections for their contributions.
  func requests(forNode id: String) -> [GraphRequest] {
    (requestsOfNode[id] ?? []).filter { $0.node.kind != .collection }
  }

  /// The collections that contain a node: as a contribution, or inherited from another collection.
  func collections(with node: GraphDocument.Node) -> [GraphDocument.Node] {
    var found: [GraphDocument.Node] = []
    var open = [node.id]
    while let next = open.popLast() {
      let collections = (requestsOfNode[next] ?? []).map(\.node).filter {
        $0.kind == .collection && !found.contains($0)
      }
      found += collections
      open += collections.map(\.id)
    }
    return found
  }

  /// A component and its ancestors, innermost first.
  func lineage(of component: String) -> [String] {
    Array(sequence(first: component) { index.component($0)?.parent })
  }

  // MARK: Holders

  private func holders(of node: GraphDocument.Node, _ requests: [GraphRequest]) -> [GraphHolder] {
    let strong = requests.filter { !$0.requirement.isWeak }
    var holders: [GraphHolder] = []
    if GraphCreation(of: node).isOfInstance, let component = index.component(node.component) {
      holders.append(.instance(component))
      let around = Set(
        strong.flatMap { request in
          lineage(of: request.node.component).prefix { $0 != node.component }
        })
      let factories = (factories[node.component] ?? []).filter { $0.installs.map(around.contains) ?? false }
      holders += factories.map { .componentFactory($0) }
    }
    return holders + strong.map { .request($0) }
  }
}

extension GraphCreation {
  init(of node: GraphDocument.Node) {
    switch node.kind {
    case .value: self = .value
    case .seed: self = .seed
    case .propertyInjector: self = .injection
    case .assistedFactory: self = .perCall
    case .componentFactory: self = .instances
    case .collectionDeclaration: self = .nothing
    case .module: self = .unknown
    case _ where node.scope == nil: self = .perRequest
    case .asynchronousFactory: self = .eager
    default: self = node.lifecycle.contains(.eager) ? .eager : .shared
    }
  }

  /// Whether instances of the component keep the value alive.
  var isOfInstance: Bool {
    switch self {
    case .shared, .eager, .value, .seed: true
    case .perRequest, .injection, .perCall, .instances, .nothing, .unknown: false
    }
  }
}
