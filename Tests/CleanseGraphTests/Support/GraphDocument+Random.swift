@testable import GraphDocuments

extension GraphDocument {
  /// A component tree in which bindings need some of the bindings after them. The same seed gives the same tree.
  ///
  /// It resembles the graphs of large apps: a component for about every 80 bindings, one to three dependencies each,
  /// some of them on bindings of ancestors, and few that close cycles.
  static func random(nodes count: Int, seed: UInt64 = 1) -> GraphDocument {
    var numbers = SeededNumbers(seed: seed)
    let layout = LayoutGraph.random(
      nodes: count, frames: max(1, count / 80), parents: 3, edgesPerNode: 1.8, seed: seed)
    let components = layout.frames.indices.map { frame in
      Component(
        id: "App.Component\(frame)", type: .sample("Component\(frame)"),
        scope: frame.isMultiple(of: 2) ? .sample("Scope\(frame)") : nil, seed: nil,
        parent: layout.frames[frame].parent.map { "App.Component\($0)" },
        depth: layout.frames(around: layout.frames[frame].parent).count, modules: [], root: nil, location: nil,
        repeatsAncestor: false)
    }
    let kinds: [Node.Kind] = [.factory, .factory, .factory, .value, .provider, .seed, .collection, .propertyInjector]
    var nodes = layout.nodes.enumerated().map { number, node in
      let frame = node.frame ?? 0
      let isShared = frame.isMultiple(of: 2) && numbers.below(3) == 0
      let name = names[numbers.below(names.count)] + suffixes[numbers.below(suffixes.count)] + "\(number)"
      return Node(
        id: "App.Component\(frame): App.\(name)", component: "App.Component\(frame)", key: .sample(name), tag: nil,
        kind: kinds[numbers.below(kinds.count)], contribution: nil, scope: isShared ? .sample("Scope\(frame)") : nil,
        module: nil, installs: nil,
        location: Location(file: "App/File\(number % 40).swift", line: number + 1, column: nil), requirements: [])
    }
    for edge in layout.edges {
      nodes[edge.source].requirements.append(
        Requirement(
          type: nodes[edge.target].key, forms: numbers.below(6) == 0 ? [.provider] : [], resolution: .bound,
          target: nodes[edge.target].id))
    }
    return GraphDocument(components: components, nodes: nodes, diagnostics: [])
  }

  private static let names = ["Session", "Account", "Image", "Network", "Message", "Profile", "Search", "Payment"]
  private static let suffixes = ["Store", "Service", "Client", "ViewModel", "Repository", "Coordinator", "Cache"]
}

extension GraphDocument.TypeName {
  static func sample(_ name: String) -> GraphDocument.TypeName {
    GraphDocument.TypeName(name: name, qualifiedName: "App.\(name)")
  }
}
