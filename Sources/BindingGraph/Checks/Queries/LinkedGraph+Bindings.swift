extension LinkedGraph {
  /// Returns the position of a node's binding; `nil` for other nodes.
  package func bindingIndex(at node: Int) -> Int? {
    if case .binding(let index) = nodes[node].content { index } else { nil }
  }

  /// Returns the node that the decorator at a node wraps; `nil` for other nodes, and without a binding to wrap.
  package func decoratedNode(of node: Int) -> Int? {
    guard let binding = binding(at: node), binding.kind == .decorator, let first = nodes[node].edges.first,
      edges[first] != Self.unresolved
    else { return nil }
    return edges[first]
  }

  /// Returns the node of the binding behind decorators; for a decorated collection, that of its first decorator.
  func wrappedBinding(at node: Int) -> Int {
    var node = node
    while let inner = decoratedNode(of: node), bindingIndex(at: inner) != nil { node = inner }
    return node
  }

  /// Returns the binding of a node; `nil` for other nodes.
  package func binding(at node: Int) -> Binding? {
    bindingIndex(at: node).map { bindings[$0] }
  }
}

/// A binding statement of the source code, which may declare bindings in several components.
struct BindingStatement: Hashable {
  let key: Key
  let location: SourceLocation?

  init(_ binding: Binding) {
    key = binding.key
    location = binding.location
  }
}

extension LinkedGraph {
  /// Returns a component in the form for reports of missing bindings.
  func home(_ component: ComponentNode.ID) -> MissingBindingFact.Home {
    MissingBindingFact.Home(
      number: component, type: components[component].type,
      statementPlace: modulePaths[components[component].module].statementPlace)
  }
}

extension LinkedGraph {
  /// Returns elements sorted by their bindings: by location, then by name. Elements without a location come first.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  package func inSourceOrder<Element>(_ elements: [Element], by binding: (Element) -> Int) -> [Element] {
    guard elements.count > 1 else { return elements }
    return elements.map { (place: sourcePlace(ofBinding: binding($0)), element: $0) }
      .inOrder { $0.place < $1.place }.map(\.element)
  }

  private func sourcePlace(ofBinding index: Int) -> (String, Int, Int, String, String, Int) {
    let binding = bindings[index]
    let type = type(of: binding.key)
    let location = binding.location
    return (
      location?.file ?? "", location?.line ?? 0, location?.column ?? 0, type.name, type.qualifiedName, index
    )
  }
}
