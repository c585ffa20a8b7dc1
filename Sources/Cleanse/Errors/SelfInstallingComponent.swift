import BindingGraph

/// A component installs itself, directly or through others.
public struct SelfInstallingComponent: GraphError {
  /// The diagnostic of the error.
  public let diagnostic: Diagnostic
  /// The components from the outer occurrence to the inner one; the first and the last are equal.
  public let chain: [Any.Type]

  init(_ diagnostic: Diagnostic, _ fact: SelfInstallingComponentFact) {
    self.diagnostic = diagnostic
    chain = fact.components.compactMap(\.type)
  }
}

extension SelfInstallingComponentFact: ThrowableFact {
  func error(for diagnostic: Diagnostic) -> any CleanseError { SelfInstallingComponent(diagnostic, self) }
}
