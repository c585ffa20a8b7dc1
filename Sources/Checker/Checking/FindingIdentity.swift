import BindingGraph

/// The identity of a diagnostic across roots and alternatives.
struct FindingIdentity: Hashable {
  private let id: DiagnosticID
  private let location: SourceLocation?
  private let subject: TypeReference?
  /// The part that distinguishes diagnostics on one subject at one location; empty for most kinds.
  private let distinction: [DiagnosticStep]

  init(_ diagnostic: Diagnostic) {
    id = diagnostic.id
    location = diagnostic.location
    subject = diagnostic.subject
    distinction =
      switch diagnostic.fact {
      case is DependencyCycleFact: diagnostic.steps
      case let request as UnsendableRequestFact:
        diagnostic.notes + [request.handle].compactMap { $0 }.map { DiagnosticStep("\($0)", at: nil) }
      case let code as UncheckedCodeFact: [DiagnosticStep(code.content.headline.problem)]
      // The dependencies on one missing key may differ between roots.
      default: []
      }
  }
}

extension [Diagnostic] {
  /// The diagnostics without repetitions of earlier ones.
  var withoutRepetitions: [Diagnostic] {
    var known: Set<FindingIdentity> = []
    return filter { known.insert(FindingIdentity($0)).inserted }
  }
}
