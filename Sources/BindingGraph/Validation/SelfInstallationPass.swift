/// Finds components that install themselves, directly or through others.
package enum SelfInstallationPass: ValidationPass {
  package static func diagnostics(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [Diagnostic] {
    let graph = graph.graph
    var known: Set<SelfInstallation> = []
    for (index, inner) in graph.components.enumerated() where inner.repeatsAncestor {
      var chain = [inner.type]
      for ancestor in graph.lineage(of: index).dropFirst() {
        chain.append(graph.components[ancestor].type)
        if graph.components[ancestor].type == inner.type { break }
      }
      // A generic component that installs ever larger versions of itself has no equal ancestor: two steps show it.
      if chain.last != inner.type { chain = Array(chain.prefix(3)) }
      known.insert(SelfInstallation(chain: chain.reversed(), location: inner.location))
    }
    return known.map { Diagnostic(.selfInstallingComponent($0)) }
  }
}
