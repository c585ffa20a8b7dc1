extension LinkedGraph {
  /// A request of a component, or of one inside it, that leaves the component.
  package struct OutwardEdge: Sendable {
    /// The node that asks.
    package let source: Int
    /// The node of an ancestor that serves it.
    package let target: Int
  }

  /// Whether a node is that of something that another isolation may use.
  package func isHandle(_ node: Int) -> Bool {
    guard !handles.isEmpty, case .form(let key, _) = nodes[node].content else { return false }
    if case .sendable? = forms[key] { return true }
    return false
  }

  /// The component whose instances the handle at a node builds; `nil` for the handle of a value.
  package func componentOfHandle(_ handle: Int) -> ComponentNode.ID? {
    guard case .form(_, let inner) = nodes[handle].content, case .binding(let binding) = nodes[inner].content,
      bindings[binding].kind == .componentFactory
    else { return nil }
    return components[nodes[inner].component].children.first { components[$0].factoryBinding == binding }
  }

  /// What a component, with all that is installed in it, asks of its ancestors, in the order of the nodes that ask.
  ///
  /// What its object graphs lead to is left out.
  ///
  /// - Complexity: O(nodes + edges) of the component and its subcomponents.
  package func outwardEdges(of component: ComponentNode.ID) -> [OutwardEdge] {
    let inside = components(inside: component)
    var found: [OutwardEdge] = []
    for member in inside.sorted() {
      for node in self[nodesOf: member] where !isObjectGraph(node) {
        forEachEdge(of: node, rootsOfFactories: [:]) { target in
          if !inside.contains(nodes[target].component) { found.append(OutwardEdge(source: node, target: target)) }
        }
      }
    }
    return found
  }

  /// The nodes of a component and of all that is installed in it.
  package func nodes(inside component: ComponentNode.ID) -> [Int] {
    components(inside: component).sorted().flatMap { Array(self[nodesOf: $0]) }
  }

  /// A component and all that is installed in it.
  private func components(inside component: ComponentNode.ID) -> Set<ComponentNode.ID> {
    var inside: Set<ComponentNode.ID> = []
    var open = [component]
    while let next = open.popLast() {
      inside.insert(next)
      open += components[next].children.reversed()
    }
    return inside
  }

  /// What has to be there before a handle is: what its component asks of its ancestors, and what the components ask of
  /// theirs whose handles it asks for.
  ///
  /// - Complexity: O(nodes + edges) of these components and their subcomponents.
  package func needs(ofHandle handle: Int) -> [OutwardEdge] {
    var open = [componentOfHandle(handle)].compactMap { $0 }
    var known = Set(open)
    var found: [OutwardEdge] = []
    while let component = open.popLast() {
      let needed = outwardEdges(of: component)
      found += needed
      let handed = needed.filter { isHandle($0.source) }.compactMap { componentOfHandle($0.source) }
      open += handed.filter { known.insert($0).inserted }
    }
    return found
  }

  private func isObjectGraph(_ node: Int) -> Bool {
    if case .objectGraph = nodes[node].content { true } else { false }
  }
}
