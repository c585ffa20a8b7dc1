/// A value that was asked for while it was being created.
package struct ReentrantCreationFact: Sendable {
  package let subject: TypeReference?
  /// The requirements that lead from the value back to itself; when the graph knows no such way, the value alone.
  package let steps: [DependencyCycleFact.Step]

  package init(subject: TypeReference, steps: [DependencyCycleFact.Step]) {
    self.subject = subject
    self.steps = steps
  }
}

extension ReentrantCreationFact: GraphFact {
  package static let kind = DiagnosticKind(
    .reentrantCreation, .error, summary: "A value is requested while it is being created.")

  package var location: SourceLocation? { steps.first?.location }
}

extension DiagnosticID {
  /// A value is requested while it is being created.
  public static let reentrantCreation = DiagnosticID(rawValue: "reentrant-creation")
}
