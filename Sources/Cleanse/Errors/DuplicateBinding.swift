import BindingGraph

/// A type is bound several times in one component.
public struct DuplicateBinding: GraphError {
  /// The diagnostic of the error.
  public let diagnostic: Diagnostic
  /// The bound type; for a tagged binding the `TaggedProvider`.
  public let boundType: Any.Type
  /// All bindings of the key, in order of location.
  public let bindings: [BindingOrigin]

  init(_ diagnostic: Diagnostic, _ fact: DuplicateBindingFact) {
    self.diagnostic = diagnostic
    boundType = fact.key.type ?? Never.self
    bindings = fact.sites.map { BindingOrigin($0) }
  }
}

extension DuplicateBindingFact: ThrowableFact {
  func error(for diagnostic: Diagnostic) -> any CleanseError { DuplicateBinding(diagnostic, self) }
}
