/// The part of a document that all filters keep.
struct GraphSelection {
  /// The graph that filters look at: the whole graph, after `collapsedModules` with nodes that represent modules.
  private var whole: GraphDocument
  private var nodes: Set<String>
  /// Components to keep although none of their nodes is kept.
  private var components: Set<String>
  private let names: NamedParts
  /// The node that now represents each node of the whole graph.
  private var standIns: [String: String] = [:]

  init(of document: GraphDocument) {
    whole = document
    nodes = Set(document.nodes.map(\.id))
    components = Set(document.components.map(\.id))
    names = NamedParts(of: document)
  }

  var document: GraphDocument { whole.keeping(nodes: nodes, components: components) }

  /// - Throws: `GraphDocumentError`
  mutating func apply(_ step: GraphFilter.Step) throws {
    switch step {
    case .component(let name):
      let found = try names.components(named: name)
      components.formIntersection(found)
      nodes.formIntersection(whole.nodes.filter { found.contains($0.component) }.map(\.id))
    case .neighbourhood(let name, let direction, let depth):
      let starts = Set(try names.nodes(named: name, orModule: isCollapsed).map { standIns[$0] ?? $0 })
      keep(starts, and: direction == .needed ? whole.successors : whole.predecessors, limit: depth ?? .max)
    case .depth(let limit):
      let roots = whole.components.filter { $0.parent == nil }.compactMap(\.root)
      keep(Set(roots), and: whole.successors, limit: limit)
    case .without(let name):
      nodes.subtract(try names.hiddenNodes(named: name).map { standIns[$0] ?? $0 })
    case .withoutLeaves:
      let exempt = Set(whole.diagnostics.flatMap(\.nodes) + whole.components.compactMap(\.root))
      let kept = whole.nodes.filter { !$0.requirements.isEmpty || $0.installs != nil || exempt.contains($0.id) }
      nodes.formIntersection(kept.map(\.id))
    case .collapsedModules: collapse()
    }
  }

  private mutating func keep(_ starts: Set<String>, and edges: [String: [String]], limit: Int) {
    components = []
    nodes.formIntersection(
      GraphDocument.reachable(from: Array(starts), over: edges, limit: limit).union(starts))
  }

  private var isCollapsed: Bool { !standIns.isEmpty }

  private mutating func collapse() {
    let collapse = ModuleCollapse(document)
    whole = collapse.collapsed
    nodes = Set(whole.nodes.map(\.id))
    standIns.merge(collapse.standIns) { _, new in new }
  }
}
