#if DEBUG || DetailedReports
  /// A component with a seed on which nothing in it depends.
  package struct UnusedSeedFact: Sendable {
    package let seed: TypeReference
    package let component: TypeReference
    /// The installations of the component, in order of location; never empty.
    package let sites: [BindingSite]
    /// The location for a statement that accepts the warning, if known.
    package let statementPlace: StatementPlace?

    package init(
      seed: TypeReference, component: TypeReference, sites: [BindingSite], statementPlace: StatementPlace? = nil
    ) {
      self.seed = seed
      self.component = component
      self.sites = sites
      self.statementPlace = statementPlace
    }
  }

  extension UnusedSeedFact: GraphFact {
    package static let kind = DiagnosticKind(
      .unusedSeed, .warning, summary: "The seed of a component is never used in it.")

    package var location: SourceLocation? { sites.first?.location }
    package var subject: TypeReference? { seed }
  }

  /// Finds components in which nothing depends on the seed.
  ///
  /// There are no findings in a graph with overrides or missing bindings.
  ///
  /// - Complexity: O(nodes + edges).
  enum UnusedSeedPass {
    static var pass: ValidationPass { ValidationPass(isRefutedByMoreBindings: true, facts) }

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
      // A component with several installations is one mistake, if it is one in each of them.
      let used = Set(seeds.map(\.component)).subtracting(unused.map(\.component)).map { graph.components[$0].type }
      return unused.grouped { graph.components[$0.component].type }.filter { !used.contains($0.key) }.map { group in
        UnusedSeedFact(
          seed: graph.type(of: graph.bindings[group.elements[0].binding].key), component: group.key,
          sites: graph.sites(ofBindings: group.elements.map(\.binding)),
          statementPlace: graph.statementPlace(besideBinding: group.elements[0].binding))
      }
    }
  }

  extension UnusedSeedFact {
    package var explanation: DiagnosticContent {
      var content = DiagnosticContent(seed, "is the seed of \(component) but is never used there")
      content.steps = sites.map(\.step)
      content.help = [
        DiagnosticSuggestion("inject \(seed) in \(component), or remove the seed"),
        .suppression(of: .unusedSeed, for: seed, "in \(component)", in: statementPlace),
      ]
      return content
    }
  }
#endif

extension DiagnosticID {
  /// The seed of a component is never used in it.
  public static let unusedSeed = DiagnosticID(rawValue: "unused-seed")
}

extension GraphWarning {
  /// The seed of a component is never used in it.
  public static let unusedSeed = GraphWarning(id: .unusedSeed)
}
