import BindingGraph

extension GraphDocument {
  /// An index for fast look-ups in a document. Each look-up is immediate; creating an index takes as long as reading
  /// the whole document.
  public struct Index: Sendable {
    private let components: [String: Component]
    private let children: [String: [Component]]
    private let nodes: [String: Node]
    private let nodesOfComponent: [String: [Node]]
    private let diagnostics: [String: [Diagnostic]]

    /// Indexes a document.
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

    /// The component with an identifier.
    public func component(_ id: String) -> Component? { components[id] }

    /// The subcomponents of a component.
    public func children(of component: String) -> [Component] { children[component] ?? [] }

    /// The node with an identifier.
    public func node(_ id: String) -> Node? { nodes[id] }

    /// The nodes of a component.
    public func nodes(of component: String) -> [Node] { nodesOfComponent[component] ?? [] }

    /// The component, then the modules that lead to a node.
    public func modulePath(of node: Node) -> [TypeName] {
      [components[node.component]?.type].compactMap { $0 } + modules(leadingTo: node)
    }

    /// The modules that lead to a node, outermost first; none for a binding of the component itself.
    func modules(leadingTo node: Node) -> [TypeName] {
      guard let modules = components[node.component]?.modules else { return [] }
      var path: [TypeName] = []
      var next = node.module
      // A module is listed after the module that includes it.
      for module in modules.reversed() where module.id == next {
        path.append(module.type)
        next = module.parent
      }
      return path.reversed()
    }

    /// Whether a component or module, or a module that it includes, has the binding.
    public func isBound(_ node: Node, by module: TypeReference) -> Bool {
      modulePath(of: node).contains { $0.names(module) }
    }

    /// The bindings that serve a node's dependencies, each once; for a collection its contributions.
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

    /// The diagnostics of a node.
    func diagnostics(about node: String) -> [Diagnostic] { diagnostics[node] ?? [] }

    /// The highest severity of a node's diagnostics.
    func severity(of node: String) -> DiagnosticSeverity? {
      diagnostics(about: node).worstSeverity
    }
  }
}
