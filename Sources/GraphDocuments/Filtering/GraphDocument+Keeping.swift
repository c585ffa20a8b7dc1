extension GraphDocument {
  /// Returns the document with only some of its nodes, and the components of these nodes.
  /// - Parameter components: components to keep although none of their nodes is kept.
  func keeping(nodes kept: Set<String>, components named: Set<String> = []) -> GraphDocument {
    let nodes = nodes.filter { kept.contains($0.id) }
    let components = keptComponents(named.union(nodes.map(\.component)))
    let known = Set(components.map(\.id))
    let nodesOfComponent = Dictionary(grouping: nodes, by: \.component)
    var document = GraphDocument(
      components: components.map { $0.keeping(nodesOfComponent[$0.id] ?? []) },
      nodes: nodes.map { $0.keeping(nodes: kept, components: known) },
      diagnostics: diagnostics.compactMap { $0.keeping(nodes: kept) })
    document.hasOrderOfStatements = hasOrderOfStatements
    return document
  }

  /// Returns the kept components, each with its nearest kept ancestor as its parent.
  private func keptComponents(_ kept: Set<String>) -> [Component] {
    var result: [Component] = []
    /// The innermost kept component for each component: itself or an ancestor.
    var frames: [String: (id: String, depth: Int)] = [:]
    for component in components {
      let frame = component.parent.flatMap { frames[$0] }
      frames[component.id] = frame
      guard kept.contains(component.id) else { continue }
      var component = component
      component.parent = frame?.id
      component.depth = frame.map { $0.depth + 1 } ?? 0
      frames[component.id] = (component.id, component.depth)
      result.append(component)
    }
    return result
  }
}

extension GraphDocument.Component {
  /// Returns the component with only some of its nodes, and the modules that lead to these.
  fileprivate func keeping(_ nodes: [GraphDocument.Node]) -> GraphDocument.Component {
    var component = self
    if let root, !nodes.contains(where: { $0.id == root }) { component.root = nil }
    var used = Set(nodes.compactMap(\.module))
    // A module is listed after the module that includes it.
    for module in modules.reversed() where used.contains(module.id) {
      if let parent = module.parent { used.insert(parent) }
    }
    component.modules = modules.filter { used.contains($0.id) }
    return component
  }
}

extension GraphDocument.Node {
  /// Returns the node with its references limited to kept parts.
  fileprivate func keeping(nodes: Set<String>, components: Set<String>) -> GraphDocument.Node {
    var node = self
    if let installs, !components.contains(installs) { node.installs = nil }
    for index in requirements.indices {
      guard let target = requirements[index].target, !nodes.contains(target) else { continue }
      node.requirements[index].target = nil
      node.requirements[index].resolution = .hidden
    }
    return node
  }
}

extension GraphDocument.Diagnostic {
  /// Returns the diagnostic about kept nodes; `nil` if it concerns only removed ones.
  fileprivate func keeping(nodes kept: Set<String>) -> GraphDocument.Diagnostic? {
    var diagnostic = self
    diagnostic.nodes = nodes.filter(kept.contains)
    return diagnostic.nodes.isEmpty && !nodes.isEmpty ? nil : diagnostic
  }
}
