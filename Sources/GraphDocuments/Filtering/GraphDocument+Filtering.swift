extension GraphDocument {
  /// The part of the graph that all filters leave, one applied after the other.
  ///
  /// A requirement for what was left out is still there, as `hidden`. So is a finding, unless all nodes that it concerns
  /// were left out.
  ///
  /// - Throws: `UnknownGraphName`
  public func filtered(_ filters: GraphFilter...) throws -> GraphDocument {
    try filtered(filters)
  }

  /// The part of the graph that all filters leave, one applied after the other.
  /// - Throws: `UnknownGraphName`
  public func filtered(_ filters: [GraphFilter]) throws -> GraphDocument {
    try filters.reduce(self) { document, filter in try document.filtered(filter.step) }
  }

  private func filtered(_ step: GraphFilter.Step) throws -> GraphDocument {
    switch step {
    case .component(let name):
      let components = try components(named: name)
      return keeping(nodes: Set(nodes.filter { components.contains($0.component) }.map(\.id)), components: components)
    case .neighbourhood(let name, let direction, let depth):
      let starts = try nodes(named: name)
      let edges = direction == .needed ? successors : predecessors
      return keeping(nodes: Self.reachable(from: starts, over: edges, limit: depth ?? .max).union(starts))
    case .depth(let limit):
      let roots = components.filter { $0.parent == nil }.compactMap(\.root)
      return keeping(nodes: Self.reachable(from: roots, over: successors, limit: limit).union(roots))
    case .withoutLeaves:
      let exempt = Set(findings.flatMap(\.nodes) + components.compactMap(\.root))
      let kept = nodes.filter { !$0.requirements.isEmpty || $0.installs != nil || exempt.contains($0.id) }
      return keeping(nodes: Set(kept.map(\.id)), components: Set(components.map(\.id)))
    case .collapsedModules: return ModuleCollapse.collapsed(self)
    }
  }

  // MARK: Names

  private func components(named name: String) throws -> Set<String> {
    let found = components.filter { [$0.id, $0.type.name, $0.type.qualifiedName].contains(name) }
    guard !found.isEmpty else {
      throw UnknownGraphName(name, isComponent: true, known: components.map(\.type.name))
    }
    return Set(found.map(\.id))
  }

  private func nodes(named name: String) throws -> [String] {
    let found = nodes.filter { node in
      [node.id, node.key.name, node.key.qualifiedName, node.tag?.name, node.tag?.qualifiedName].contains(name)
    }
    guard !found.isEmpty else {
      throw UnknownGraphName(name, isComponent: false, known: nodes.map { $0.tag?.name ?? $0.key.name })
    }
    return found.map(\.id)
  }
}
