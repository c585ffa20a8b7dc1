/// A shared object that may retain a component factory whose component depends on the object, or an object graph that
/// can look the object up.
package struct RetainCycleFact: Sendable {
  /// One step of the cycle.
  package struct Edge: Sendable, Hashable {
    /// A component that a factory builds, and the binding in it that continues the cycle.
    package struct Building: Sendable, Hashable {
      package let component: TypeReference
      package let asker: TypeReference
    }

    /// The type whose binding or factory the step starts from.
    package let holder: TypeReference
    /// The type that the step leads to.
    package let target: TypeReference
    /// The component to build, if the step starts from a component factory.
    package let building: Building?
    /// The object graph that the step leads through, if any.
    package let objectGraph: TypeReference?
    /// The location of the dependent binding.
    package let location: SourceLocation?
  }

  /// The steps in order: the first starts at the object, the last leads back to it.
  package let edges: [Edge]
  /// Whether the object is of a class, so that a dependency on it can be weak.
  package let canBeWeak: Bool
  /// Whether the value is a component's root and of a value type.
  package let isRoot: Bool
  /// The location for a statement that accepts the warning, if known.
  package let statementPlace: StatementPlace?

  /// The shared object.
  package var object: TypeReference { edges[0].holder }
}

#if DEBUG || DetailedReports
  extension RetainCycleFact: GraphFact {
    package static let kind = DiagnosticKind(
      .retainCycle, .warning,
      summary:
        "A shared object may be part of a retain cycle through a component factory or an object graph.")

    package var location: SourceLocation? { edges.first?.location }
    package var subject: TypeReference? { object }
  }

  /// Finds shared objects that may retain themselves: their dependencies lead to a component factory whose component
  /// depends on the object, or to an object graph that can look the object up.
  ///
  /// Everything else is released automatically, because slots own each other without cycles. A component's root that is
  /// an object may retain such a factory, because a slot does not retain that value. A root of a value type counts as a
  /// shared object. An assisted factory that leads back is already a dependency cycle; a graph with dependency cycles has
  /// no findings here.
  ///
  /// - Complexity: O((nodes + edges) × depth) without findings.
  enum RetainCyclePass {
    static var pass: ValidationPass { ValidationPass(isRefutedByMoreBindings: false, facts) }

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

  extension RetainCycleFact {
    package var explanation: DiagnosticContent {
      var content = DiagnosticContent(object, "may be part of a retain cycle")
      content.steps = edges.map(\.step)
      content.trace = .loop(edges.map(\.holder))
      content.notes = [DiagnosticStep(reason + "if it stores \(stored), neither is ever released")]
      content.help = openings
      if isRoot { content.help.insert(DiagnosticSuggestion("make the root a class"), at: 0) }
      content.help.append(
        DiagnosticSuggestion(
          "if \(object) does not retain \(keeper), or is meant to stay alive, suppress the warning next to the binding of \(object)",
          fix: "binder.accept(.retainCycle, for: \(object.metatype))", in: statementPlace))
      return content
    }

    /// The reason why nothing else releases the object.
    private var reason: DiagnosticText {
      isRoot ? "\(object) is a root and a value type: " : "\(object) is shared: "
    }

    /// The dependency with which the object begins the cycle.
    private var stored: DiagnosticText {
      "\(edges[0].objectGraph ?? edges[0].target)"
    }

    /// The factory or object graph that completes the cycle if retained, as suggestions call it.
    private var keeper: DiagnosticText {
      edges.contains { $0.building != nil } ? "the factory" : "the object graph"
    }

    private var openings: [DiagnosticSuggestion] {
      if let edge = edges.first(where: { $0.objectGraph != nil }), let objectGraph = edge.objectGraph {
        return [
          DiagnosticSuggestion(
            "in \(edge.holder), inject the types that it looks up instead of \(objectGraph), or store \(keeper) in another object",
            at: edge.location)
        ]
      }
      guard canBeWeak, let last = edges.last, let building = last.building else {
        return [DiagnosticSuggestion("store the factory in another object")]
      }
      return [
        DiagnosticSuggestion(
          "in \(building.asker), inject WeakProvider<\(object.argument)>, or store the factory in another object",
          at: last.location)
      ]
    }
  }
#endif

extension RetainCycleFact.Edge {
  /// The step as text.
  package var step: DiagnosticStep {
    if let objectGraph { return DiagnosticStep("\(holder) can look up \(target) in \(objectGraph)", at: location) }
    guard let building else { return DiagnosticStep("\(holder) can retain \(target)", at: location) }
    return DiagnosticStep(
      "the factory builds \(building.component), whose \(building.asker) depends on \(target)", at: location)
  }
}

extension DiagnosticID {
  /// A shared object may be part of a retain cycle through a component factory or an object graph.
  public static let retainCycle = DiagnosticID(rawValue: "retain-cycle")
}

extension GraphWarning {
  /// A shared object may be part of a retain cycle.
  public static let retainCycle = GraphWarning(id: .retainCycle)
}
