/// A step of a path from a root to a node.
struct GraphPathStep: Sendable, Hashable {
  let node: GraphDocument.Node
  /// If the node is created later than the one before it: the type by which that one depends on it, such as
  /// `Lazy<Store>`; the key of the node itself if a component factory or an assisted factory creates it.
  var deferral: GraphDocument.TypeName?
}

/// The best paths from the roots of the outermost components: they have the fewest deferred steps, and of these paths
/// the fewest steps.
struct GraphPaths {
  private struct Visit {
    let step: GraphPathStep
    let before: String?
  }

  private var visits: [String: Visit] = [:]

  init(fromRootsOf document: GraphDocument, _ index: GraphDocument.Index) {
    let roots = document.components.filter { $0.parent == nil }.compactMap(\.root).compactMap(index.node)
    var frontiers = [roots.map { Visit(step: GraphPathStep(node: $0), before: nil) }]
    while !frontiers.isEmpty {
      var later: [[Visit]] = []
      var distance = 0
      while distance < frontiers.count {
        for visit in frontiers[distance] where visits[visit.step.node.id] == nil {
          visits[visit.step.node.id] = visit
          for step in Self.steps(from: visit.step.node, index) {
            let next = Visit(step: step, before: visit.step.node.id)
            if step.deferral == nil {
              Self.add(next, at: distance + 1, to: &frontiers)
            } else {
              Self.add(next, at: distance + 1, to: &later)
            }
          }
        }
        distance += 1
      }
      frontiers = later
    }
  }

  /// Returns the path from the root to a node, both included; empty if no root leads to it.
  func path(to node: String) -> [GraphPathStep] {
    sequence(first: visits[node]) { $0?.before.map { self.visits[$0] } }.compactMap { $0?.step }.reversed()
  }

  private static func add(_ visit: Visit, at distance: Int, to frontiers: inout [[Visit]]) {
    while frontiers.count <= distance { frontiers.append([]) }
    frontiers[distance].append(visit)
  }

  private static func steps(from node: GraphDocument.Node, _ index: GraphDocument.Index) -> [GraphPathStep] {
    let isAssisted = node.kind == .assistedFactory
    let required = node.requirements.compactMap { requirement in
      requirement.target.flatMap(index.node).map {
        GraphPathStep(node: $0, deferral: requirement.isDeferred || isAssisted ? requirement.type : nil)
      }
    }
    let built = node.installs.flatMap(index.component)?.root.flatMap(index.node)
    return required + (built.map { [GraphPathStep(node: $0, deferral: $0.key)] } ?? [])
  }
}
