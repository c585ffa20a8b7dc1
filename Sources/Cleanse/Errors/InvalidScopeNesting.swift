import BindingGraph

/// A component has the same scope as a component that contains it.
public struct InvalidScopeNesting: GraphError {
  /// The diagnostic that the error stands for.
  public let diagnostic: Diagnostic
  public let scope: Any.Type
  public let innerComponent: Any.Type
  public let outerComponent: Any.Type

  init(_ diagnostic: Diagnostic, _ fact: ScopeNestingFact) {
    self.diagnostic = diagnostic
    scope = fact.scope.type ?? Never.self
    innerComponent = fact.inner.type ?? Never.self
    outerComponent = fact.outer.type ?? Never.self
  }
}

extension ScopeNestingFact: ThrowableFact {
  func error(for diagnostic: Diagnostic) -> any CleanseError { InvalidScopeNesting(diagnostic, self) }
}
