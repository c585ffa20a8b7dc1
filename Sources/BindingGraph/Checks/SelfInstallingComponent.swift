/// A component that contains itself.
package struct SelfInstallingComponentFact: Sendable {
  /// The components from the outer occurrence to the inner one; the first and the last are the same.
  package let components: [TypeReference]
  /// The location of the inner occurrence's installation.
  package let location: SourceLocation?

  package var component: TypeReference { components[0] }
}

extension SelfInstallingComponentFact: GraphFact {
  package static let kind = DiagnosticKind(
    .selfInstallingComponent, .error, summary: "A component installs itself, directly or through others.")

  package var subject: TypeReference? { component }
}

/// Finds components that install themselves, directly or through others.
///
/// A cycle of components is one finding, reported for the first component of it that is entered.
enum SelfInstallingComponentPass {
  static var pass: ValidationPass { ValidationPass(isRefutedByMoreBindings: false, facts) }

  static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [SelfInstallingComponentFact] {
    var known: Set<[TypeReference]> = []
    var findings: [SelfInstallingComponentFact] = []
    for (index, inner) in graph.components.enumerated() where inner.repeatsAncestor {
      var chain = [inner.type]
      for ancestor in graph.lineage(of: index).dropFirst() {
        chain.append(graph.components[ancestor].type)
        if graph.components[ancestor].type == inner.type { break }
      }
      // A generic component that installs ever larger versions of itself has no equal ancestor: two steps suffice.
      if chain.last != inner.type { chain = Array(chain.prefix(3)) }
      let isNew = known.isDisjoint(with: rotations(of: chain.dropLast()))
      known.insert(chain.dropLast())
      if isNew { findings.append(SelfInstallingComponentFact(components: chain.reversed(), location: inner.location)) }
    }
    return findings
  }

  /// Returns the same cycle, starting at each of its components.
  private static func rotations(of cycle: [TypeReference]) -> [[TypeReference]] {
    cycle.indices.map { Array(cycle[$0...] + cycle[..<$0]) }
  }
}

extension SelfInstallingComponentFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(component, "installs itself")
    content.steps = [
      DiagnosticStep(DiagnosticText(components.map { DiagnosticText($0) }, separator: " installs "), at: location)
    ]
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = [
      DiagnosticSuggestion(
        components.count == 2
          ? "remove this install(dependency:) call" : "remove one of these install(dependency:) calls")
    ]
    return content
  }
}

extension DiagnosticID {
  /// A component installs itself, directly or through others.
  public static let selfInstallingComponent = DiagnosticID(rawValue: "self-installing-component")
}
