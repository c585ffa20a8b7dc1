/// Finds components in which nothing asks for the seed that they are built from.
///
/// Nothing is found in a graph with overrides, nor in one where something is missing.
///
/// - Complexity: O(nodes + edges).
enum UnusedSeedPass: ValidationPass {
  static let isRefutedByMoreBindings = true

  static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [UnusedSeedFact] {
    guard graph.overridingBindings.isEmpty, graph.missing.isEmpty else { return [] }
    let seeds = graph.components.indices.compactMap { component in
      graph.components[component].bindings.first { graph.bindings[$0].kind == .seed }.map {
        (component: component, binding: $0)
      }
    }
    guard !seeds.isEmpty else { return [] }
    var isAskedFor = Array(repeating: false, count: graph.nodes.count)
    for node in graph.nodes.indices { graph.forEachEdge(of: node, rootsOfFactories: [:]) { isAskedFor[$0] = true } }
    let unused = seeds.filter { component, binding in
      graph[rootOf: component] != nil && !isAskedFor[graph.node(ofBinding: binding, in: component)]
        && !graph.accepts(.unusedSeed, for: binding)
    }
    // A component that is installed in several places is one mistake, if it is one everywhere.
    let used = Set(seeds.map(\.component)).subtracting(unused.map(\.component)).map { graph.components[$0].type }
    return unused.grouped { graph.components[$0.component].type }.filter { !used.contains($0.key) }.map { group in
      UnusedSeedFact(
        seed: graph.type(of: graph.bindings[group.elements[0].binding].key), component: group.key,
        sites: graph.sites(ofBindings: group.elements.map(\.binding)),
        statementPlace: graph.statementPlace(besideBinding: group.elements[0].binding))
    }
  }
}
