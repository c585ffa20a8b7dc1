/// One check: a pure function from a linked graph to what is wrong with it.
///
/// A new check is a file with a type like this, and one line in `Check`.
package protocol ValidationPass {
  associatedtype Fact: GraphFact

  /// Whether a component in which the check finds something cannot be built at all, so that it also runs without validation.
  static var guardsLinking: Bool { get }

  /// Whether a binding that is not known, or that only some branches of code make, can refute a finding: one that something
  /// lacks is refuted by a binding of it, one that two bindings are in conflict is not. The static check asks this. Facts of
  /// errors that can be refuted are `AbsenceFact`s.
  static var isRefutedByMoreBindings: Bool { get }

  /// - Parameters:
  ///   - graph: the graph to check.
  ///   - advisor: answers what hints ask about types; not to be asked while nothing is wrong.
  static func facts(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [Fact]

  /// The same, each with what all diagnostics have.
  // Not for passes to implement. As a requirement, its default is compiled for each pass, and not looked up at run time.
  static func diagnostics(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [Diagnostic]
}

extension ValidationPass {
  package static func diagnostics(in graph: LinkedGraph, advisor: any TypeAdvisor) -> [Diagnostic] {
    facts(in: graph, advisor: advisor).map { Diagnostic($0) }
  }

  package static var guardsLinking: Bool { false }

  /// The kind of problem that the check looks for.
  package static var kind: DiagnosticKind { Fact.kind }
}
