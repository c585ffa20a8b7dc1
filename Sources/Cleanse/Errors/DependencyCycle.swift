import BindingGraph

/// Bindings depend on each other in a cycle.
public struct DependencyCycle: GraphError {
  /// The diagnostic of the error.
  public let diagnostic: Diagnostic
  /// The dependencies along the cycle: each leads to the type whose binding has the next one, the last to the first.
  public let requirementStack: [ProviderRequestDebugInfo]

  /// The type whose binding begins the cycle.
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
