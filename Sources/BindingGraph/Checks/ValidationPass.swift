/// A check: a pure function from a linked graph to its problems.
///
/// A new check is a file with a value like this, and one line in `Check`.
// A value, not a protocol: every program would contain the conformances of all checks, and so their code.
package struct ValidationPass: Sendable {
  private let findKind: @Sendable () -> DiagnosticKind
  /// Whether a binding that is unknown, or that only some branches of code declare, can refute a finding. A binding of
  /// a missing key refutes that it is missing; nothing refutes a conflict of two bindings. Used by the static check.
  /// Facts of errors that can be refuted are `AbsenceFact`s.
  package let isRefutedByMoreBindings: Bool
  /// Whether a finding in the root component keeps it from being built, even without validation.
  package let preventsRoot: Bool
  /// Returns the problems of a graph. The advisor answers questions about types for hints; it is unused while there are
  /// no findings.
  package let diagnostics: @Sendable (_ graph: LinkedGraph, _ advisor: any TypeAdvisor) -> [Diagnostic]

  /// - Parameter facts: finds the problems.
  package init<Fact: GraphFact>(
    isRefutedByMoreBindings: Bool, preventsRoot: Bool = false,
    _ facts: @escaping @Sendable (_ graph: LinkedGraph, _ advisor: any TypeAdvisor) -> [Fact]
  ) {
    findKind = { Fact.kind }
    self.isRefutedByMoreBindings = isRefutedByMoreBindings
    self.preventsRoot = preventsRoot
    diagnostics = { facts($0, $1).map { Diagnostic($0) } }
  }

  /// The kind of problem that the check looks for.
  package var kind: DiagnosticKind { findKind() }
}
