/// A value that was asked for while it was being created.
package struct ReentrantCreationFact: Sendable {
  package let subject: TypeReference?
  /// The requirements that lead from the value back to itself; empty if the request comes from outside of the graph, for
  /// example through a global variable.
  package let steps: [DependencyCycleFact.Step]
  /// The binding of the value.
  package let location: SourceLocation?

  package init(subject: TypeReference, steps: [DependencyCycleFact.Step], location: SourceLocation?) {
    self.subject = subject
    self.steps = steps
    self.location = location
  }
}

extension ReentrantCreationFact: GraphFact {
  package static let kind = DiagnosticKind(
    .reentrantCreation, .error, summary: "A value is requested while it is being created.")
}

extension DiagnosticID {
  /// A value is requested while it is being created.
  public static let reentrantCreation = DiagnosticID(rawValue: "reentrant-creation")
}
