import BindingGraph

/// Something is asked for that nothing in sight binds; or several types are, and a module that is not included binds
/// them.
public struct MissingProvider: GraphError {
  /// The diagnostic that the error stands for.
  public let diagnostic: Diagnostic
  /// Every place that asks, in order of location; never empty.
  public let requests: [ProviderRequestDebugInfo]

  /// The type as the first request spells it.
  public var requestedType: Any.Type { requests[0].requestedType }

  init(_ diagnostic: Diagnostic, _ requests: [MissingBindingFact.Request]) {
    self.diagnostic = diagnostic
    self.requests = requests.map {
      ProviderRequestDebugInfo(requested: $0.requested, requiredFor: $0.requiredFor, location: $0.location)
    }
  }
}

extension MissingBindingFact: ThrowableFact {
  func error(for diagnostic: Diagnostic) -> any CleanseError { MissingProvider(diagnostic, requests) }
}

extension MissingModuleFact: ThrowableFact {
  func error(for diagnostic: Diagnostic) -> any CleanseError {
    MissingProvider(diagnostic, bindings.flatMap(\.requests))
  }
}
