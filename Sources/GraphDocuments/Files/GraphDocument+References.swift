extension GraphDocument {
  /// Checks that identifiers are unique, and that references lead to existing parts.
  ///
  /// Readers of documents rely on parents that precede their children: without that, trees could contain cycles.
  ///
  /// - Throws: `GraphDocumentError`
  func checkReferences() throws {
    try checkComponents()
    let knownComponents = Set(components.map(\.id))
    let modules = Dictionary(components.map { ($0.id, Set($0.modules.map(\.id))) }) { first, _ in first }
    let knownNodes = Set(nodes.map(\.id))
    var known: Set<String> = []
    for (index, node) in nodes.enumerated() {
      let path = "nodes[\(index)]"
      try Self.check(known.insert(node.id).inserted, "\(path).id", "there is another node '\(node.id)'")
      try Self.check(node.component, in: knownComponents, "\(path).component", "component")
      try Self.check(node.module, in: modules[node.component] ?? [], "\(path).module", "module of the component")
      try Self.check(node.installs, in: knownComponents, "\(path).installs", "component")
      for (index, requirement) in node.requirements.enumerated() {
        let path = "\(path).requirements[\(index)]"
        try Self.check(requirement.target, in: knownNodes, "\(path).target", "node")
        if let needsTarget = requirement.resolution.needsTarget {
          try Self.check(
            needsTarget == (requirement.target != nil), "\(path).target",
            "a requirement has a target where it is bound, and nowhere else")
        }
      }
    }
    for (index, component) in components.enumerated() {
      try Self.check(component.root, in: knownNodes, "components[\(index)].root", "node")
    }
    for (index, diagnostic) in diagnostics.enumerated() {
      for (position, node) in diagnostic.nodes.enumerated() {
        try Self.check(node, in: knownNodes, "diagnostics[\(index)].nodes[\(position)]", "node")
      }
    }
  }

  /// Deeper than any real graph, and shallow enough for recursion on the stack.
  private static let maximumDepth = 1000

  private func checkComponents() throws {
    var depths: [String: Int] = [:]
    for (index, component) in components.enumerated() {
      let path = "components[\(index)]"
      try Self.check(depths[component.id] == nil, "\(path).id", "there is another component '\(component.id)'")
      let parentDepth = component.parent.map { depths[$0] } ?? -1
      guard let parentDepth else {
        throw GraphDocumentError(
          member: "\(path).parent", "there is no component '\(component.parent ?? "")' before this one")
      }
      let depth = parentDepth + 1
      try Self.check(
        depth <= Self.maximumDepth, path, "components stand in each other at most \(Self.maximumDepth) deep")
      try Self.check(component.depth == depth, "\(path).depth", "this is not \(depth)")
      depths[component.id] = depth
      var known: Set<String> = []
      for (index, module) in component.modules.enumerated() {
        let path = "\(path).modules[\(index)]"
        try Self.check(module.parent, in: known, "\(path).parent", "module before this one")
        try Self.check(known.insert(module.id).inserted, "\(path).id", "there is another module '\(module.id)'")
      }
    }
  }

  private static func check(_ id: String?, in known: Set<String>, _ path: String, _ kind: String) throws {
    if let id { try check(known.contains(id), path, "there is no \(kind) '\(id)'") }
  }

  private static func check(_ holds: Bool, _ path: String, _ problem: @autoclosure () -> String) throws {
    if !holds { throw GraphDocumentError(member: path, problem()) }
  }
}

extension GraphDocument.Requirement.Resolution {
  /// Whether the requirement has a target; `nil` for a resolution that this version does not know.
  fileprivate var needsTarget: Bool? {
    switch self {
    case .bound: true
    case .missing, .absent, .objectGraph, .hidden: false
    default: nil
    }
  }
}
