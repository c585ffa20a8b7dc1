import BindingGraph

extension CleanseError {
  /// The same error, with help for code of `CleanseTesting` that builds graphs.
  package func advising(_ user: AsynchronousComponentFact.User) -> any CleanseError {
    if let several = self as? MultiError {
      return MultiError(errors: several.errors.map { $0.advising(user) })
    }
    guard var fact = diagnostic.fact as? AsynchronousComponentFact else { return self }
    fact.user = user
    return DiagnosedError(diagnostic: Diagnostic(fact))
  }
}
