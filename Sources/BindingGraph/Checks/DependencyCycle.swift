/// Bindings that need each other in a cycle.
package struct DependencyCycleFact: Sendable {
  /// Something shared that can be asked for weakly.
  package struct WeakTarget: Sendable, Hashable {
    package let type: TypeReference
    /// Whether it is known to be an object: only that is found when its binding is gone.
    package let isObject: Bool
  }

  /// One edge of the cycle.
  package struct Step: Sendable, Hashable {
    /// The type whose binding asks.
    package let requirer: TypeReference
    /// Whether values of that type ask themselves: those of a tag or a collection are made by others.
    package let isOwnRequest: Bool
    /// The type as that binding's parameter spells it.
    package let spelled: TypeReference
    /// The same without `Provider`s around it.
    package let requested: TypeReference
    /// The key that serves the request.
    package let target: TypeReference
    /// Where the asking binding was made.
    package let location: SourceLocation?
    /// What could be asked for weakly instead: the target, or what the target only stands for.
    package let weakTarget: WeakTarget?
    /// Whether the binding that asks makes a new value each time, so that it can be handed what it asks for.
    package let canBeAssisted: Bool
    /// The component that what is asked for builds in any isolation: whose needs have to be there before. The next step
    /// is asked inside it.
    package let component: TypeReference?

    package init(
      requirer: TypeReference, requested: TypeReference, spelled: TypeReference? = nil, target: TypeReference? = nil,
      location: SourceLocation?, weakTarget: WeakTarget? = nil, canBeAssisted: Bool = false, isOwnRequest: Bool = true,
      component: TypeReference? = nil
    ) {
      self.requirer = requirer
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

  /// Why no request of a cycle can be weak.
  package enum Obstacle: Sendable, Hashable {
    /// No request is for a shared object without a tag.
    case noSharedObject
    /// Nothing but the cycle keeps the shared object.
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

extension DependencyCycleFact: GraphFact {
  package static let kind = DiagnosticKind(
    .dependencyCycle, .error, summary: "Bindings depend on each other in a cycle.")

  package var location: SourceLocation? { steps.first?.location }
  package var subject: TypeReference? { steps.first?.requirer }
  package var traces: [FactTrace] { steps.map { FactTrace(type: $0.requirer, location: $0.location) } }
}

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

extension DependencyCycleFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(subject, "Dependency Cycle Detected")
    content.drawLoop(of: steps)
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = openings
    return content
  }

  /// The edges at which the cycle could be opened: one for each way, and of several the one that closes the cycle.
  private var openings: [DiagnosticSuggestion] {
    var openings = [weakOpening].compactMap { $0 } + handleOpenings
    if let edge = steps.last(where: \.canBeAssisted) {
      openings.append(
        DiagnosticSuggestion(
          "build \(edge.requirer) with an assisted factory, and pass \(edge.target) as its argument: Assisted<\(edge.target.argument)>",
          at: edge.location))
    }
    guard openings.isEmpty else { return openings }
    return [DiagnosticSuggestion("remove one of these dependencies; none can be weak because \(reason)")]
  }

  /// Why none can be weak.
  private var reason: DiagnosticText {
    switch obstacle {
    case .noSharedObject: "none is a shared, untagged object"
    case .keptByCycle(let type): "only this cycle retains \(type)"
    }
  }

  /// What a component needs that is built in any isolation has to be there before its factory is: a request for the factory
  /// cannot be weak.
  private var handleOpenings: [DiagnosticSuggestion] {
    guard let index = steps.lastIndex(where: { $0.component != nil }), let component = steps[index].component else {
      return []
    }
    let (outer, inner) = (steps[index], steps[(index + 1) % steps.count])
    return [
      DiagnosticSuggestion("bind \(inner.target) in \(component)", at: inner.location),
      DiagnosticSuggestion("remove the dependency of \(outer.requirer) on \(outer.spelled)", at: outer.location),
    ]
  }

  private var weakOpening: DiagnosticSuggestion? {
    let edge = steps.last { $0.weakTarget?.isObject == true } ?? steps.last { $0.weakTarget != nil }
    guard let edge, let target = edge.weakTarget else { return nil }
    let condition: DiagnosticText = target.isObject ? "" : ", if \(target.type) is bound to a class"
    let requirer: DiagnosticText = edge.isOwnRequest ? "\(edge.requirer)" : "the binding of \(edge.requirer)"
    return DiagnosticSuggestion(
      "in \(requirer), inject WeakProvider<\(target.type.argument)>, which does not retain it, "
        + "instead of \(edge.spelled)" + condition,
      at: edge.location)
  }
}

extension DiagnosticContent {
  /// Takes the edges of a cycle as steps.
  mutating func drawLoop(of edges: [DependencyCycleFact.Step]) {
    steps = edges.map { DiagnosticStep("\($0.requested) required by \($0.requirer)", at: $0.location) }
    trace = .loop(edges.map(\.requirer))
  }
}

extension DiagnosticID {
  /// Bindings depend on each other in a cycle.
  public static let dependencyCycle = DiagnosticID(rawValue: "dependency-cycle")
}
