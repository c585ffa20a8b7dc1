/// Finds cycles of bindings that need each other.
///
/// Weak edges and component factories do not count: neither needs its target in order to be made. Of all cycles a
/// shortest one is reported and its edges are set aside, and so on until none is left: what remains without these
/// edges is free of cycles, and every reported cycle has edges of its own, so that each needs a mend of its own.
///
/// - Complexity: O(nodes + edges) on a graph without cycles.
enum DependencyCyclePass: ValidationPass {
  static let isRefutedByMoreBindings = false

  static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [DependencyCycleFact] {
    let members = circularParts(of: graph)
    guard !members.isEmpty else { return [] }
    return members.flatMap { shortestDisjointCycles(among: $0, in: graph, advisor: advisor) }.uniqued(by: \.steps)
  }

  /// The sets of nodes that reach each other, without those of one node that does not need itself.
  private static func circularParts(of graph: LinkedGraph) -> [[Int]] {
    let parts = graph.connectedParts
    guard parts.sizes.count < graph.nodes.count || !graph.selfDependentNodes.isEmpty else { return [] }
    let selfDependentNodes = Set(graph.selfDependentNodes)
    let nodes = graph.nodes.indices.filter {
      parts.sizes[Int(parts.partOfNode[$0])] > 1 || selfDependentNodes.contains($0)
    }
    return nodes.grouped { Int(parts.partOfNode[$0]) }.inOrder { $0.key < $1.key }.map(\.elements)
  }

  /// The cycles to report, each with steps that begin at its first binding in source order.
  private static func shortestDisjointCycles(
    among nodes: [Int], in graph: LinkedGraph, advisor: any TypeAdvisor
  ) -> [DependencyCycleFact] {
    let network = BindingNetwork(of: nodes, in: graph)
    return network.shortestDisjointCycles().map { network.fact(of: $0, in: graph, advisor: advisor) }
  }
}
