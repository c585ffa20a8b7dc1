extension LinkedGraph {
  /// The resolution of a dependency.
  package struct Service {
    package enum Result {
      /// The node of a binding or of a collection.
      case node(Int)
      /// Nothing, which is an error.
      case missing
      /// Nothing, as `bindOptional` allows.
      case absent
      /// An object graph: all bindings that the component can see.
      case objectGraph
    }

    /// The wrappers between the dependency and its key, outermost first.
    package fileprivate(set) var forms: [GraphEdgeForm] = []
    /// The key that is served, or that needs a binding.
    package fileprivate(set) var key: Key
    package fileprivate(set) var result: Result

    /// Whether nothing serves the dependency, which is an error.
    package var isMissing: Bool { if case .missing = result { true } else { false } }
    /// Whether the value is requested later, if at all.
    package var isDeferred: Bool { forms.contains(where: \.defersCreation) }
  }

  /// Resolves each dependency of a binding, in the order of its parameters.
  package func services(ofBinding binding: Int) -> [(requested: Key, service: Service)] {
    let edges = edges[nodes[node(ofBinding: binding)].edges]
    var services = zip(requirements[bindings[binding].requirements], edges).map {
      (requested: $0, service: service(of: $0, at: $1))
    }
    if bindings[binding].kind == .decorator, !services.isEmpty { services[0].service.forms = [.decorated] }
    return services
  }

  /// - Parameter node: the node that the linker chose for the key.
  private func service(of requested: Key, at node: Int) -> Service {
    var service = Service(key: requested, result: .missing)
    guard node != Self.unresolved else {
      while forms[service.key]?.inner != nil { unwrap(service.key, in: &service) }
      return service
    }
    var node = node
    while true {
      switch nodes[node].content {
      case .binding, .collection: service.result = .node(node)
      case .absent(let key):
        unwrap(key, in: &service)
        service.result = .absent
      case .objectGraph(let key):
        unwrap(key, in: &service)
        service.result = .objectGraph
      case .form(let key, let inner):
        unwrap(key, in: &service)
        node = inner
        continue
      }
      return service
    }
  }

  private func unwrap(_ key: Key, in service: inout Service) {
    guard let form = forms[key] else { return }
    if let name = GraphEdgeForm(form) { service.forms.append(name) }
    service.key = form.inner ?? service.key
  }

  /// Returns the bindings that serve a dependency: one, or all contributions of a collection; none if it is missing.
  package func bindings(servedBy service: Service) -> [Int] {
    if case .node(let node) = service.result { bindings(servedAt: node) } else { [] }
  }

  /// Returns the bindings that create the value at a node: its own, or all contributions of a collection, including its
  /// ancestors'.
  package func bindings(servedAt node: Int) -> [Int] {
    switch nodes[node].content {
    case .binding(let index): bindings[index].contribution == .empty ? [] : [index]
    case .form(_, let inner): bindings(servedAt: inner)
    case .collection: edges[nodes[node].edges].flatMap { bindings(servedAt: $0) }
    case .absent, .objectGraph: []
    }
  }
}
