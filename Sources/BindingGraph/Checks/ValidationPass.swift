/// A check: a pure function from a linked graph to its problems.
///
/// A new check is a file with a type like this, and one line in `Check`.
package protocol ValidationPass {
  associatedtype Fact: GraphFact

  /// Whether a binding that is unknown, or that only some branches of code declare, can refute a finding. A binding of
  /// a missing key refutes that it is missing; nothing refutes a conflict of two bindings. Used by the static check.
  /// Facts of errors that can be refuted are `AbsenceFact`s.
  static var isRefutedByMoreBindings: Bool { get }

  /// Whether a finding in the root component keeps it from being built, even without validation.
  static var preventsRoot: Bool { get }

  /// - Parameters:
  ///   - graph: the graph to check.
  ///   - advisor: answers questions about types for hints; unused while there are no findings.
  static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [Fact]

  /// Returns the facts as diagnostics.
  // Passes do not implement this. As a requirement, its default is compiled for each pass, and not looked up at run
  /// time.
  static func diagnostics(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [Diagnostic]
}

extension ValidationPass {
  package static var preventsRoot: Bool { false }

  package static func diagnostics(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [Diagnostic] {
    facts(in: graph, advisor: advisor).map { Diagnostic($0) }
  }

  /// The kind of problem that the check looks for.
  package static var kind: DiagnosticKind { Fact.kind }
}
