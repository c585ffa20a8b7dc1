/// Bindings that depend on each other in a cycle.
package struct DependencyCycleFact: Sendable {
  /// A shared binding that a dependency can reference weakly.
  package struct WeakTarget: Sendable, Hashable {
    package let type: TypeReference
    /// Whether its value is known to be a class instance. A weak dependency cannot find any other value after its
    /// binding is released.
    package let isObject: Bool
  }

  /// One edge of the cycle.
  package struct Step: Sendable, Hashable {
    /// The type with the dependency.
    package let requirer: TypeReference
    package let role: RequirerRole
    /// Whether the requirer itself has the dependency. If it is a tag or a collection, its binding has the dependency.
    package let isOwnRequest: Bool
    /// The requested type as the parameter spells it.
    package let spelled: TypeReference
    /// The same without `Provider`s around it.
    package let requested: TypeReference
    /// The key that serves the request.
    package let target: TypeReference
    /// The location of the binding with the dependency.
    package let location: SourceLocation?
    /// The possible target of a weak dependency: the target itself, or the binding to which the target only forwards.
    package let weakTarget: WeakTarget?
    /// Whether the binding creates a new value each time, so that the dependency can become an assisted argument.
    package let canBeAssisted: Bool
    /// The component that the requested factory builds in any isolation: its outward dependencies must exist before the
    /// factory. The next step starts inside this component.
    package let component: TypeReference?

    package init(
      requirer: TypeReference, as role: RequirerRole = .binding, requested: TypeReference,
      spelled: TypeReference? = nil, target: TypeReference? = nil,
      location: SourceLocation?, weakTarget: WeakTarget? = nil, canBeAssisted: Bool = false, isOwnRequest: Bool = true,
      component: TypeReference? = nil
    ) {
      self.requirer = requirer
      self.role = role
      self.isOwnRequest = isOwnRequest
      self.spelled = spelled ?? requested
      self.requested = requested
      self.target = target ?? requested
      self.location = location
      self.weakTarget = weakTarget
      self.canBeAssisted = canBeAssisted
      self.component = component
    }
  }

  /// The reason why no dependency of a cycle can be weak.
  package enum Obstacle: Sendable, Hashable {
    /// No dependency is on a shared object without a tag.
    case noSharedObject
    /// Only the cycle retains the shared object.
    case keptByCycle(TypeReference)
  }

  /// The edges in order, each leading to the binding that the next one starts from; the last leads back to the first.
  package let steps: [Step]
  package let obstacle: Obstacle

  package init(steps: [Step], obstacle: Obstacle = .noSharedObject) {
    self.steps = steps
    self.obstacle = obstacle
  }
}

extension DependencyCycleFact.Step {
  /// The dependent as reports name it.
  var requirerName: DiagnosticText { role.name(for: requirer) }

  fileprivate var isOfContributionOnItsCollection: Bool { role == .contribution && requested == requirer }
}

extension DependencyCycleFact: GraphFact {
  package static let kind = DiagnosticKind(
    .dependencyCycle, .error, summary: "Bindings depend on each other in a cycle.")

  package var location: SourceLocation? { steps.first?.location }
  package var subject: TypeReference? { steps.first?.requirer }
  package var traces: [FactTrace] { steps.map { FactTrace(type: $0.requirer, location: $0.location) } }
}

/// Finds cycles of bindings that depend on each other.
///
/// Weak edges and component factories do not count: neither needs its target at creation. The pass reports a shortest
/// cycle, sets its edges aside, and repeats until no cycle is left. So no two reported cycles share an edge, and each
/// of them needs its own fix.
///
/// - Complexity: O(nodes + edges) on a graph without cycles.
enum DependencyCyclePass {
  static var pass: ValidationPass { ValidationPass(isRefutedByMoreBindings: false, facts) }

  static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [DependencyCycleFact] {
    let members = circularParts(of: graph)
    guard !members.isEmpty else { return [] }
    return members.flatMap { shortestDisjointCycles(among: $0, in: graph, advisor: advisor) }.uniqued(by: \.steps)
  }

  /// Returns the sets of nodes that reach each other, except single nodes without an edge to themselves.
  private static func circularParts(of graph: LinkedGraph) -> [[Int]] {
    let parts = graph.connectedParts
    guard parts.sizes.count < graph.nodes.count || !graph.selfDependentNodes.isEmpty else { return [] }
    let selfDependentNodes = Set(graph.selfDependentNodes)
    let nodes = graph.nodes.indices.filter {
      parts.sizes[Int(parts.partOfNode[$0])] > 1 || selfDependentNodes.contains($0)
    }
    return nodes.grouped { Int(parts.partOfNode[$0]) }.inOrder { $0.key < $1.key }.map(\.elements)
  }

  /// Returns the cycles to report, each with steps that begin at its first binding in source order.
  private static func shortestDisjointCycles(
    among nodes: [Int], in graph: LinkedGraph, advisor: any TypeAdvisor
  ) -> [DependencyCycleFact] {
    let network = BindingNetwork(of: nodes, in: graph)
    return network.shortestDisjointCycles().map { network.fact(of: $0, in: graph, advisor: advisor) }
  }
}

extension DependencyCycleFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(subject, "Dependency Cycle Detected")
    content.headline.isPredicate = false
    content.drawLoop(of: steps)
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = openings
    return content
  }

  /// The possible fixes of the cycle: one of each kind, for the last suitable edge.
  private var openings: [DiagnosticSuggestion] {
    var openings = [weakOpening].compactMap { $0 }
    openings += handleOpenings(after: openings)
    if let edge = steps.last(where: \.canBeAssisted) {
      openings.append(
        DiagnosticSuggestion(
          "\(openings.isEmpty ? "" : "or ")build \(edge.requirer) with an assisted factory, and pass \(edge.target) as its argument: Assisted<\(edge.target.argument)>",
          at: edge.location))
    }
    guard openings.isEmpty else { return openings }
    if let step = steps.first(where: \.isOfContributionOnItsCollection) {
      return [
        DiagnosticSuggestion("a contribution cannot inject the collection that it is part of", at: step.location)
      ]
    }
    let remedy: DiagnosticText =
      steps.count == 1
      ? "remove this dependency; it cannot be weak because \(reason)"
      : "remove one of these dependencies; none can be weak because \(reason)"
    return [DiagnosticSuggestion(remedy)]
  }

  /// The reason why no dependency can be weak.
  private var reason: DiagnosticText {
    switch obstacle {
    case .noSharedObject: "WeakProvider works only with shared, untagged objects"
    case .keptByCycle(let type): "only this cycle retains \(type)"
    }
  }

  /// The fixes for a component that is built in any isolation. Its dependencies must exist before its factory, so a
  /// request for the factory cannot be weak.
  private func handleOpenings(after others: [DiagnosticSuggestion]) -> [DiagnosticSuggestion] {
    guard let index = steps.lastIndex(where: { $0.component != nil }), let component = steps[index].component else {
      return []
    }
    let (outer, inner) = (steps[index], steps[(index + 1) % steps.count])
    return [
      DiagnosticSuggestion("\(others.isEmpty ? "" : "or ")bind \(inner.target) in \(component)", at: inner.location),
      DiagnosticSuggestion("or remove the dependency of \(outer.requirer) on \(outer.spelled)", at: outer.location),
    ]
  }

  private var weakOpening: DiagnosticSuggestion? {
    let edge = steps.last { $0.weakTarget?.isObject == true } ?? steps.last { $0.weakTarget != nil }
    guard let edge, let target = edge.weakTarget else { return nil }
    let condition: DiagnosticText = target.isObject ? "" : ", if \(target.type) is bound to a class"
    let requirer: DiagnosticText =
      edge.role == .binding && !edge.isOwnRequest ? "the binding of \(edge.requirer)" : edge.requirerName
    return DiagnosticSuggestion(
      "in \(requirer), inject WeakProvider<\(target.type.argument)> instead of \(edge.spelled)" + condition
        + ": it does not retain the object",
      at: edge.location)
  }
}

extension DiagnosticContent {
  /// Sets the edges of a cycle as steps.
  mutating func drawLoop(of edges: [DependencyCycleFact.Step]) {
    steps = edges.map { edge in
      let requirer = edge.isOfContributionOnItsCollection ? "a contribution to \(edge.requirer)" : edge.requirerName
      return DiagnosticStep("\(edge.requested) required by \(requirer)", at: edge.location)
    }
    trace = .loop(edges.map(\.requirer))
  }
}

extension DiagnosticID {
  /// Bindings depend on each other in a cycle.
  public static let dependencyCycle = DiagnosticID(rawValue: "dependency-cycle")
}
