import BindingGraph

/// Something is asked for that nothing in sight binds.
public struct MissingProvider: GraphError {
  /// The diagnostic that the error stands for.
  public let diagnostic: Diagnostic
  /// Every place that asks, in order of location; never empty.
  public let requests: [ProviderRequestDebugInfo]

  /// The type as the first request spells it.
  public var requestedType: Any.Type { requests[0].requestedType }

  init(_ diagnostic: Diagnostic, _ fact: MissingBinding) {
    self.diagnostic = diagnostic
    requests = fact.requests.map {
      ProviderRequestDebugInfo(requested: $0.requested, requiredFor: $0.requiredFor, location: $0.location)
    }
  }
}

extension MissingBinding: ThrowableFact {
  func error(for diagnostic: Diagnostic) -> any CleanseError { MissingProvider(diagnostic, self) }
}
