import BindingGraph

/// A component has the same scope as a component that contains it.
public struct InvalidScopeNesting: GraphError {
  /// The diagnostic of the error.
  public let diagnostic: Diagnostic
  /// The scope of both components.
  public let scope: Any.Type
  /// The component that is inside.
  public let innerComponent: Any.Type
  /// Its ancestor.
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
