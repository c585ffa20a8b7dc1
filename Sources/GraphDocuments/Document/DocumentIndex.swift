/// Finds the parts of a document that belong together.
struct DocumentIndex {
  private let components: [String: GraphDocument.Component]
  private let children: [String: [GraphDocument.Component]]
  private let nodes: [String: GraphDocument.Node]
  private let nodesOfComponent: [String: [GraphDocument.Node]]
  private let findings: [String: [GraphDocument.Finding]]

  init(_ document: GraphDocument) {
    components = Dictionary(document.components.map { ($0.id, $0) }) { first, _ in first }
    children = Dictionary(grouping: document.components.filter { $0.parent != nil }) { $0.parent ?? "" }
    nodes = Dictionary(document.nodes.map { ($0.id, $0) }) { first, _ in first }
    nodesOfComponent = Dictionary(grouping: document.nodes, by: \.component)
    var findings: [String: [GraphDocument.Finding]] = [:]
    for finding in document.findings {
      for node in finding.nodes { findings[node, default: []].append(finding) }
    }
    self.findings = findings
  }

  func component(_ id: String) -> GraphDocument.Component? { components[id] }

  /// The components that are installed in one.
  func children(of component: String) -> [GraphDocument.Component] { children[component] ?? [] }

  func node(_ id: String) -> GraphDocument.Node? { nodes[id] }

  func nodes(of component: String) -> [GraphDocument.Node] { nodesOfComponent[component] ?? [] }

  /// What concerns a node.
  func findings(about node: String) -> [GraphDocument.Finding] { findings[node] ?? [] }

  /// The worst that was found about a node.
  func severity(of node: String) -> GraphDocument.Finding.Severity? {
    let findings = findings(about: node)
    return findings.contains { $0.severity == .error } ? .error : findings.first?.severity
  }

  /// The modules that led to a node, outermost first; none for a binding of the component itself.
  func modulePath(of node: GraphDocument.Node) -> [GraphDocument.TypeName] {
    guard let modules = components[node.component]?.modules else { return [] }
    var path: [GraphDocument.TypeName] = []
    var next = node.module
    // Each module stands behind the one that includes it.
    for module in modules.reversed() where module.id == next {
      path.append(module.type)
      next = module.parent
    }
    return path.reversed()
  }
}
