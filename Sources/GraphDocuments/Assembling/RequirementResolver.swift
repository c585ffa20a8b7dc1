import BindingGraph

/// Says what serves the requirements of nodes, and in which form.
struct RequirementResolver {
  let graph: LinkedGraph
  let names: DocumentNames

  /// What a binding asks for, in the order of its parameters.
  func requirements(ofBinding index: Int, at node: Int) -> [GraphDocument.Requirement] {
    zip(graph.bindings[index].requirements, graph.nodes[node].edges).map { position, edge in
      requirement(of: graph.requirements[position], servedBy: graph.edges[edge])
    }
  }

  /// The elements of a component's collection.
  func elements(ofCollection key: Key, at node: Int) -> [GraphDocument.Requirement] {
    graph.nodes[node].edges.map { edge in
      let target = graph.edges[edge]
      let isOwn = graph.nodes[target].component == graph.nodes[node].component
      return GraphDocument.Requirement(
        type: names.typeName(graph.type(of: key)), forms: [isOwn ? .element : .inherited], resolution: .bound,
        target: names.nodes[target])
    }
  }

  private func requirement(of key: Key, servedBy node: Int) -> GraphDocument.Requirement {
    let type = names.typeName(graph.type(of: key))
    guard node != LinkedGraph.unresolved else {
      let (forms, missing) = unserved(key)
      return GraphDocument.Requirement(
        type: type, forms: forms, resolution: .missing, missingType: names.typeName(graph.type(of: missing)))
    }
    let (forms, resolution, target) = served(by: node)
    return GraphDocument.Requirement(type: type, forms: forms, resolution: resolution, target: target)
  }

  private typealias Service = (
    forms: [GraphDocument.Form], resolution: GraphDocument.Requirement.Resolution, target: String?
  )

  /// What stands around a key that nothing serves, and what would have to be bound.
  private func unserved(_ key: Key) -> (forms: [GraphDocument.Form], missing: Key) {
    var key = key
    var forms: [GraphDocument.Form] = []
    while let form = graph.forms[key], let inner = form.inner {
      forms += GraphDocument.Form(form).map { [$0] } ?? []
      key = inner
    }
    return (forms, key)
  }

  private func served(by node: Int) -> Service {
    var node = node
    var forms: [GraphDocument.Form] = []
    while true {
      switch graph.nodes[node].content {
      case .binding, .collection: return (forms, .bound, names.nodes[node])
      case .absent: return (forms + [.optional], .absent, nil)
      case .objectGraph: return (forms, .objectGraph, nil)
      case .form(let key, let inner):
        forms += graph.forms[key].flatMap { GraphDocument.Form($0) }.map { [$0] } ?? []
        node = inner
      }
    }
  }
}

extension GraphDocument.Form {
  /// `nil` for what is asked for by its own type.
  fileprivate init?(_ form: KeyForm) {
    switch form {
    case .plain, .objectGraph: return nil
    case .provider: self = .provider
    case .closure: self = .closure
    case .tagged: self = .tagged
    case .optional: self = .optional
    case .weak: self = .weak
    case .sendable: self = .sendable
    case .asynchronous: self = .asynchronous
    }
  }
}
