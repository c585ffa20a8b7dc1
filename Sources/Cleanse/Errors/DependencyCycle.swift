import BindingGraph

/// Bindings depend on each other in a cycle.
public struct DependencyCycle: GraphError {
  /// The diagnostic that the error stands for.
  public let diagnostic: Diagnostic
  /// The requests along the circle: each asks for the type whose binding makes the next one, the last for the first.
  public let requirementStack: [ProviderRequestDebugInfo]

  /// The type whose binding begins the circle.
  public var requestedType: Any.Type { requirementStack[0].providerRequiredFor ?? requirementStack[0].requestedType }

  init(_ diagnostic: Diagnostic, _ fact: DependencyCycleFact) {
    self.diagnostic = diagnostic
    requirementStack = fact.steps.map {
      ProviderRequestDebugInfo(requested: $0.requested, requiredFor: $0.requirer, location: $0.location)
    }
  }
}

extension DependencyCycleFact: ThrowableFact {
  func error(for diagnostic: Diagnostic) -> any CleanseError { DependencyCycle(diagnostic, self) }
}
