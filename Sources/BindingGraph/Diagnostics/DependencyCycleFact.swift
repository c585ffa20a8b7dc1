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

extension DiagnosticID {
  /// Bindings depend on each other in a cycle.
  public static let dependencyCycle = DiagnosticID(rawValue: "dependency-cycle")
}
