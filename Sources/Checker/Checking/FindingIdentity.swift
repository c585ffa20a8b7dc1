import BindingGraph

/// What two findings have in common that say the same, of different roots or alternatives.
struct FindingIdentity: Hashable {
  private let id: DiagnosticID
  private let location: SourceLocation?
  private let subject: TypeReference?
  /// What tells findings apart that are about one thing at one place; empty for most kinds.
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
      // Of one missing key other roots may have other requests.
      default: []
      }
  }
}

extension [Diagnostic] {
  /// The findings without those that say what an earlier one says.
  var withoutRepetitions: [Diagnostic] {
    var known: Set<FindingIdentity> = []
    return filter { known.insert(FindingIdentity($0)).inserted }
  }
}
