/// A value that was requested while it was being created.
package struct ReentrantCreationFact: Sendable {
  package let subject: TypeReference?
  /// The requirements that lead from the value back to itself; empty if the request comes from outside of the graph,
  /// for example through a global variable.
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

extension ReentrantCreationFact {
  package var outline: DiagnosticContent {
    var content = DiagnosticContent(subject, "is requested while it is being created")
    if steps.isEmpty {
      content.steps = [DiagnosticStep("bound", at: location)]
      content.notes = [DiagnosticStep("no dependency of the graph leads back to it: the request comes from other code")]
    } else {
      content.drawLoop(of: steps)
    }
    return content
  }

  package var explanation: DiagnosticContent {
    var content = outline
    content.help = [DiagnosticSuggestion("store the provider, and call it after the initializer returns")]
    return content
  }
}

extension DiagnosticID {
  /// A value is requested while it is being created.
  public static let reentrantCreation = DiagnosticID(rawValue: "reentrant-creation")
}
