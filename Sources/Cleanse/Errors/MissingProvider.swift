import BindingGraph

/// A dependency has no binding in its component or an ancestor; or several do, because a module is not included.
public struct MissingProvider: GraphError {
  /// The diagnostic of the error.
  public let diagnostic: Diagnostic
  /// All dependencies on the missing type, in order of location; never empty.
  public let requests: [ProviderRequestDebugInfo]

  /// The missing type, as the first dependency spells it.
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

#if DEBUG || DetailedReports
  extension MissingModuleFact: ThrowableFact {
    func error(for diagnostic: Diagnostic) -> any CleanseError {
      MissingProvider(diagnostic, bindings.flatMap(\.requests))
    }
  }
#endif

/// A dependency on a type, with its location.
public struct ProviderRequestDebugInfo: Sendable {
  /// The type as the factory's parameter spells it.
  public let requestedType: Any.Type
  /// The type whose binding has the dependency, if known.
  public let providerRequiredFor: Any.Type?
  /// The location of that binding, if known.
  public let sourceLocation: SourceLocation?
}

extension ProviderRequestDebugInfo {
  init(requested: TypeReference, requiredFor: TypeReference, location: SourceLocation?) {
    requestedType = requested.type ?? Never.self
    providerRequiredFor = requiredFor.type
    sourceLocation = location
  }
}
