/// A decorator of a key without a binding visible in its component.
package struct UnusedDecoratorFact: Sendable {
  package let key: TypeReference
  /// The component of the decorator; the first of several.
  package let component: TypeReference
  /// The sites of the statement in each component where it wraps nothing; never empty.
  package let sites: [BindingSite]
  /// Whether the key is that of a subcomponent's factory, which cannot be decorated.
  let isComponentFactory: Bool
  #if DEBUG || DetailedReports
    /// Bindings that were probably intended, best first.
    var nearMisses: [NearMiss] = []
  #endif
}

extension UnusedDecoratorFact: AbsenceFact {
  package static let kind = DiagnosticKind(
    .unusedDecorator, .error, summary: "A decorator wraps a type that its component and its ancestors do not bind.")

  package var location: SourceLocation? { sites.first?.location }
  package var subject: TypeReference? { key }
  package var traces: [FactTrace] { sites.map { FactTrace(type: key, location: $0.location) } }
}

/// Finds decorators of keys without a binding visible in their components: one finding for each statement.
///
/// A key that other bindings also lack there is already reported as missing.
///
/// - Complexity: O(missing keys) without such decorators.
package enum UnusedDecoratorPass {
  package static var pass: ValidationPass { ValidationPass(isRefutedByMoreBindings: true, preventsRoot: true, facts) }

  package static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [UnusedDecoratorFact] {
    let unused = graph.missing.isEmpty ? [] : unreportedDecorators(in: graph)
    guard !unused.isEmpty else { return [] }
    let factories = Set(graph.bindings.lazy.filter { $0.kind == .componentFactory }.map(\.key))
    #if DEBUG || DetailedReports
      let nearMisses = NearMissFinder(in: graph, advisor: advisor)
    #endif
    return unused.grouped { BindingStatement(graph.bindings[$0.binding]) }.map { statement, requirements in
      let components = requirements.map { graph.component(ofBinding: $0.binding) }
      var fact = UnusedDecoratorFact(
        key: graph.type(of: statement.key), component: graph.components[components[0]].type,
        sites: graph.sites(ofBindings: requirements.map(\.binding)),
        isComponentFactory: factories.contains(statement.key))
      #if DEBUG || DetailedReports
        if !fact.isComponentFactory {
          let common = components.reduce(components[0]) { graph.commonAncestor(of: $0, $1) }
          fact.nearMisses = nearMisses.search(for: statement.key, of: requirements, common: common).nearMisses
        }
      #endif
      return fact
    }
  }

  /// Returns the decorators whose key is not missing for another binding of their component, its ancestors or its
  /// subcomponents.
  private static func unreportedDecorators(in graph: LinkedGraph) -> [LinkedGraph.MissingRequirement] {
    let reported = Dictionary(
      grouping: graph.missing.lazy.filter { !$0.isDecorated }, by: { graph.base(of: $0.requested) }
    ).mapValues { Set($0.map { graph.component(ofBinding: $0.binding) }) }
    return graph.missing.filter { decorator in
      guard decorator.isDecorated else { return false }
      let component = graph.component(ofBinding: decorator.binding)
      return !reported[decorator.requested, default: []].contains { asking in
        graph.lineage(of: asking).contains(component) || graph.lineage(of: component).contains(asking)
      }
    }
  }
}

extension UnusedDecoratorFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(
      key,
      isComponentFactory
        ? "is decorated, but component factories cannot be decorated"
        : "is decorated but not bound in \(component) or its ancestors")
    content.steps = sites.map(\.step)
    return content
  }

  #if DEBUG || DetailedReports
    package var explanation: DiagnosticContent {
      var content = outline
      content.nearMisses = nearMisses.map { DiagnosticSuggestion($0.explanation(for: key), at: $0.location) }
      content.help = [
        DiagnosticSuggestion(
          isComponentFactory
            ? "decorate the root of the subcomponent instead, in the subcomponent"
            : "decorate a type that the component or an ancestor binds, with its tag if it has one, or remove the decorator"
        )
      ]
      return content
    }
  #endif
}

extension DiagnosticID {
  /// A decorator wraps a type that its component and its ancestors do not bind.
  public static let unusedDecorator = DiagnosticID(rawValue: "unused-decorator")
}
