extension LinkedGraph {
  /// A dependency of a component, or of one of its subcomponents, on an ancestor of the component.
  package struct OutwardEdge: Sendable {
    /// The dependent node.
    package let source: Int
    /// The node of an ancestor that serves it.
    package let target: Int
  }

  /// Whether a node is a form that other isolations may use.
  package func isHandle(_ node: Int) -> Bool {
    guard !handles.isEmpty, case .form(let key, _) = nodes[node].content else { return false }
    if case .sendable? = forms[key] { return true }
    return false
  }

  /// Returns the component whose instances the handle at a node builds; `nil` for the handle of a value.
  package func componentOfHandle(_ handle: Int) -> ComponentNode.ID? {
    guard case .form(_, let inner) = nodes[handle].content, case .binding(let binding) = nodes[inner].content,
      bindings[binding].kind == .componentFactory
    else { return nil }
    return components[nodes[inner].component].children.first { components[$0].factoryBinding == binding }
  }

  /// Returns the dependencies of a component and its subcomponents on its ancestors, in the order of the dependent
  /// nodes.
  ///
  /// The edges of object graphs are left out.
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

  /// Returns the nodes of a component and all its subcomponents.
  package func nodes(inside component: ComponentNode.ID) -> [Int] {
    components(inside: component).sorted().flatMap { Array(self[nodesOf: $0]) }
  }

  /// Returns a component and all its subcomponents.
  private func components(inside component: ComponentNode.ID) -> Set<ComponentNode.ID> {
    var inside: Set<ComponentNode.ID> = []
    var open = [component]
    while let next = open.popLast() {
      inside.insert(next)
      open += components[next].children.reversed()
    }
    return inside
  }

  /// Returns the dependencies of a handle: those of its component on ancestors, and those of the components whose
  /// handles it requests.
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
