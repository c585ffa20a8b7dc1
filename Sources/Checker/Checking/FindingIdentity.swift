import BindingGraph

/// What two findings have in common that say the same, of different roots or alternatives.
struct FindingIdentity: Hashable {
  private let id: DiagnosticID
  private let location: SourceLocation?
  private let subject: TypeReference?
  /// Of cycles only: several can begin at one place. Of one missing key other roots may have other requests.
  private let steps: [DiagnosticStep]

  init(_ diagnostic: Diagnostic) {
    id = diagnostic.id
    location = diagnostic.location
    subject = diagnostic.subject
    steps = diagnostic.fact is CycleOfBindings ? diagnostic.steps : []
  }
}

extension [Diagnostic] {
  /// The findings without those that say what an earlier one says.
  var withoutRepetitions: [Diagnostic] {
    var known: Set<FindingIdentity> = []
    return filter { known.insert(FindingIdentity($0)).inserted }
  }
}
