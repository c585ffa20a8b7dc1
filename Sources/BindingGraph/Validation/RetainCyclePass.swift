/// Finds shared objects that can keep themselves alive: what they ask for leads to a component factory, and the
/// component that it builds needs the object; or it leads to an object graph in which the object can be looked up.
///
/// Everything else is released by itself, because slots own each other in no cycle. A component's root that is an
/// object may keep such a factory: a slot does not keep its value then. A root that is none, such as a struct, counts
/// among the shared objects. An assisted factory that leads back is a dependency cycle already, and as long as there is
/// one, nothing is said here.
///
/// - Complexity: O((nodes + edges) × depth) without findings.
enum RetainCyclePass: ValidationPass {
  static let isRefutedByMoreBindings = false

  static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [RetainCycleFact] {
    guard graph.components.count > 1 || !graph.objectGraphs.isEmpty, graph.selfDependentNodes.isEmpty,
      graph.connectedParts.sizes.count == graph.nodes.count
    else { return [] }
    let needs = FactoryNeeds(in: graph)
    guard !needs.needsOfFactory.isEmpty || !graph.objectGraphs.isEmpty else { return [] }
    let cycles = RetainCycleSearch(in: graph, needs: needs, advisor: advisor)
    return cycles.find().map { (cycle: $0, edges: cycles.edges(of: $0)) }.uniqued(by: \.edges).map { cycle, edges in
      RetainCycleFact(
        edges: edges, canBeWeak: advisor.isObject(edges[0].holder) == true,
        isRoot: cycles.isRootOfValueType(cycle[0]),
        statementPlace: graph.bindingIndex(at: cycle[0]).flatMap { graph.statementPlace(besideBinding: $0) })
    }
  }
}
