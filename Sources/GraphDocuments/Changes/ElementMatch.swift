import BindingGraph

/// Matches the contributions of a collection between two documents: contributions have no names.
enum ElementMatch {
  private typealias Node = GraphDocument.Node

  /// The properties that are compared to find the same contribution.
  private struct Likeness: Hashable {
    var key: String?
    var order: String?
    var module: String?
    var requirements: [String] = []
    var kind: GraphDocument.Node.Kind?
    var scope: String?
    var attributes: BindingAttributes = []
    var laterLifecycle: [String] = []
  }

  /// The comparisons in order: all properties, then location and dependencies together, then each of the two.
  private static let comparisons: [@Sendable (Node) -> Likeness] = [
    {
      Likeness(
        key: $0.contribution?.key, order: $0.contribution?.order, module: $0.module, requirements: needs(of: $0),
        kind: $0.kind, scope: $0.scope?.qualifiedName, attributes: $0.attributes.subtracting(.root),
        laterLifecycle: $0.laterLifecycle)
    },
    { Likeness(key: $0.contribution?.key, module: $0.module, requirements: needs(of: $0)) },
    { Likeness(key: $0.contribution?.key, module: $0.module) },
    { Likeness(key: $0.contribution?.key, requirements: needs(of: $0)) },
  ]

  /// Pairs similar contributions in their order, the most similar first.
  static func pairs(
    _ old: [GraphDocument.Node], _ new: [GraphDocument.Node]
  ) -> [(old: GraphDocument.Node, new: GraphDocument.Node)] {
    var pairs: [(old: GraphDocument.Node, new: GraphDocument.Node)] = []
    var (oldRest, newRest) = (old, new)
    for likeness in comparisons {
      let found = self.found(oldRest, newRest, likeness: likeness)
      pairs += found
      let (oldFound, newFound) = (Set(found.map(\.old.id)), Set(found.map(\.new.id)))
      oldRest.removeAll { oldFound.contains($0.id) }
      newRest.removeAll { newFound.contains($0.id) }
    }
    return pairs
  }

  private static func found(
    _ old: [Node], _ new: [Node], likeness: (Node) -> Likeness
  ) -> [(old: GraphDocument.Node, new: GraphDocument.Node)] {
    var candidates = Dictionary(grouping: new.reversed(), by: likeness)
    return old.compactMap { node in
      candidates[likeness(node)]?.popLast().map { (old: node, new: $0) }
    }
  }

  private static func needs(of node: Node) -> [String] { node.requirements.map(\.type.qualifiedName) }
}
