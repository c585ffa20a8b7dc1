import BindingGraph

/// A fact that has an error type of its own; any other is thrown as a `DiagnosedError`.
protocol ThrowableFact: DiagnosticFact {
  /// - Parameter diagnostic: the diagnostic of this fact.
  func error(for diagnostic: Diagnostic) -> any CleanseError
}
