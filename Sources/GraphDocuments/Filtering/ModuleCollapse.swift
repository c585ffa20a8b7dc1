/// Replaces all bindings of a module by one node.
struct ModuleCollapse {
  private let document: GraphDocument
  /// The node that represents each node.
  let standIns: [String: String]
  private let keys: [String: GraphDocument.TypeName]

  init(_ document: GraphDocument) {
    self.document = document
    let index = GraphDocument.Index(document)
    var standIns: [String: String] = [:]
    var keys: [String: GraphDocument.TypeName] = [:]
    for node in document.nodes {
      // A component factory is kept, because it leads to the component that it builds.
      let module = node.kind == .componentFactory ? nil : index.modules(leadingTo: node).last
      let standIn = module.map { _ in "\(node.component): module \(node.module ?? "")" } ?? node.id
      standIns[node.id] = standIn
      keys[standIn] = module ?? node.key
    }
    self.standIns = standIns
    self.keys = keys
  }

  var collapsed: GraphDocument {
    var result = document
    result.nodes = []
    var positions: [String: Int] = [:]
    for node in document.nodes {
      let standIn = standIn(for: node.id)
      if standIn == node.id {
        result.nodes.append(redirected(node))
      } else if let position = positions[standIn] {
        result.nodes[position].requirements += joinedRequirements(of: node)
      } else {
        positions[standIn] = result.nodes.count
        result.nodes.append(moduleNode(standIn, for: node))
      }
    }
    for position in positions.values { result.nodes[position].requirements.removeRepetitions() }
    for index in result.components.indices {
      result.components[index].root = result.components[index].root.map(standIn)
    }
    for index in result.diagnostics.indices {
      result.diagnostics[index].nodes = result.diagnostics[index].nodes.map(standIn)
      result.diagnostics[index].nodes.removeRepetitions()
    }
    return result
  }

  private func standIn(for node: String) -> String { standIns[node] ?? node }

  private func moduleNode(_ id: String, for node: GraphDocument.Node) -> GraphDocument.Node {
    GraphDocument.Node(
      id: id, component: node.component, key: keys[id] ?? node.key, tag: nil, kind: .module, contribution: nil,
      scope: nil, module: node.module, installs: nil, location: nil,
      requirements: joinedRequirements(of: node))
  }

  /// Returns a kept node, with requirements that lead to the representatives of their targets.
  private func redirected(_ node: GraphDocument.Node) -> GraphDocument.Node {
    var node = node
    for index in node.requirements.indices {
      node.requirements[index].target = node.requirements[index].target.map(standIn)
    }
    return node
  }

  /// The dependencies of a module's node on nodes outside of the module.
  private func joinedRequirements(of node: GraphDocument.Node) -> [GraphDocument.Requirement] {
    node.requirements.compactMap { requirement in
      guard let target = requirement.target.map(standIn) else { return requirement }
      guard target != standIn(for: node.id) else { return nil }
      return GraphDocument.Requirement(
        type: keys[target] ?? requirement.type, forms: [.collapsed], resolution: .bound, target: target)
    }
  }
}

extension Array where Element: Hashable {
  fileprivate mutating func removeRepetitions() {
    var known: Set<Element> = []
    removeAll { !known.insert($0).inserted }
  }
}
