import BindingGraph

extension GraphDocument {
  /// Finds the parts of a document that belong together. Each question is answered at once; making an index takes as long as
  /// looking at the whole document.
  public struct Index: Sendable {
    private let components: [String: Component]
    private let children: [String: [Component]]
    private let nodes: [String: Node]
    private let nodesOfComponent: [String: [Node]]
    private let diagnostics: [String: [Diagnostic]]

    public init(_ document: GraphDocument) {
      components = Dictionary(document.components.map { ($0.id, $0) }) { first, _ in first }
      children = Dictionary(grouping: document.components.filter { $0.parent != nil }) { $0.parent ?? "" }
      nodes = Dictionary(document.nodes.map { ($0.id, $0) }) { first, _ in first }
      nodesOfComponent = Dictionary(grouping: document.nodes, by: \.component)
      var diagnostics: [String: [Diagnostic]] = [:]
      for diagnostic in document.diagnostics {
        for node in diagnostic.nodes { diagnostics[node, default: []].append(diagnostic) }
      }
      self.diagnostics = diagnostics
    }

    /// The component of an identifier.
    public func component(_ id: String) -> Component? { components[id] }

    /// The components that are installed in one.
    public func children(of component: String) -> [Component] { children[component] ?? [] }

    /// The node of an identifier.
    public func node(_ id: String) -> Node? { nodes[id] }

    /// The nodes of a component.
    public func nodes(of component: String) -> [Node] { nodesOfComponent[component] ?? [] }

    /// The component, then the modules that led to a node.
    public func modulePath(of node: Node) -> [TypeName] {
      [components[node.component]?.type].compactMap { $0 } + modules(leadingTo: node)
    }

    /// The modules that led to a node, outermost first; none for a binding of the component itself.
    func modules(leadingTo node: Node) -> [TypeName] {
      guard let modules = components[node.component]?.modules else { return [] }
      var path: [TypeName] = []
      var next = node.module
      // Each module stands behind the one that includes it.
      for module in modules.reversed() where module.id == next {
        path.append(module.type)
        next = module.parent
      }
      return path.reversed()
    }

    /// Whether a component or module made the binding, or a module that it includes.
    public func isBound(_ node: Node, by module: TypeReference) -> Bool {
      modulePath(of: node).contains { $0.names(module) }
    }

    /// The bindings that serve a node's dependencies, each once: for a collection its elements.
    public func bindings(serving node: Node) -> [Node] {
      var found: [Node] = []
      var known: Set<String> = []
      var open: [String] = node.requirements.compactMap(\.target).reversed()
      while let id = open.popLast() {
        guard known.insert(id).inserted, let target = nodes[id] else { continue }
        if target.kind == .collection {
          open += target.requirements.compactMap(\.target).reversed()
        } else {
          found.append(target)
        }
      }
      return found
    }

    /// What concerns a node.
    func diagnostics(about node: String) -> [Diagnostic] { diagnostics[node] ?? [] }

    /// The worst that was found about a node.
    func severity(of node: String) -> DiagnosticSeverity? {
      diagnostics(about: node).worstSeverity
    }
  }
}
