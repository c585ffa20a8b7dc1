import BindingGraph

/// Puts together what was found in the alternatives of one graph.
///
/// Only what holds whichever way the code chooses is an error: a binding that stands in some branches only excuses those
/// who ask for it, and bindings of different branches do not conflict.
struct AlternativeMerge {
  private(set) var diagnostics: [Diagnostic] = []
  private let alternatives: [AnalysedAlternative]
  /// For each binding in a branch, the branch, by its place.
  private var branches: [SourceLocation: [BranchStep]] = [:]
  /// The bindings in branches, by what they bind.
  private var conditionalBindings: [TypeReference: RecordedBinding] = [:]
  /// The components that may bind more than was found.
  private var openComponents: Set<TypeReference> = []

  /// - Parameter survey: what may be declared at all, whichever way the code chooses.
  init(_ alternatives: [AnalysedAlternative], survey: ComponentTree) {
    self.alternatives = alternatives
    for tree in alternatives.map(\.tree) + [survey] {
      for place in tree.places where place.configuration?.isComplete == false {
        openComponents.insert(TypeReference(spelling: place.component.type.fullName))
      }
    }
    for binding in survey.bindings where !binding.branches.isEmpty {
      if let location = binding.location { branches[location] = binding.branches }
      let key = TypeReference(spelling: binding.draft.shown.fullName)
      if conditionalBindings[key] == nil { conditionalBindings[key] = binding }
    }
    let examined = alternatives.flatMap { alternative in
      alternative.errors.compactMap { self.examined($0, in: alternative) }
    }
    let found = (examined + commonWarnings).withoutRepetitions
    diagnostics =
      Diagnostic.sorted(found.filter { $0.severity == .error })
      + Diagnostic.sorted(found.filter { $0.severity == .warning })
  }

  // MARK: Errors

  /// The error as it may be reported; `nil` where it may be none.
  private func examined(_ error: Diagnostic, in alternative: AnalysedAlternative) -> Diagnostic? {
    switch error.fact {
    case let missing as MissingBinding:
      if alternative.isOpen(around: missing.component, openComponents) { return nil }
      guard let binding = conditionalBindings[missing.key] else { return error }
      return Diagnostic(ConditionalBinding(key: missing.key, location: binding.location, requests: missing.requests))
    case let conflict as ConflictingBindings: return isCommon(conflict.sites.map(\.location)) ? error : nil
    case let conflict as ConflictingElements: return isCommon(conflict.sites.map(\.location)) ? error : nil
    default: return isCommon(error.steps.map(\.location)) ? error : nil
    }
  }

  /// Whether statements always come together: those in branches stand in the same one.
  private func isCommon(_ locations: [SourceLocation?]) -> Bool {
    let steps = locations.map { $0.flatMap { branches[$0] } ?? [] }
    return steps.allSatisfy { $0 == steps[0] }
  }

  // MARK: Warnings

  /// The warnings that hold in all alternatives; those that an unknown binding could refute, only where all is known.
  private var commonWarnings: [Diagnostic] {
    let isComplete = openComponents.isEmpty
    let others = alternatives.dropFirst().map { Set($0.warnings.map(FindingIdentity.init)) }
    return alternatives[0].warnings.filter { warning in
      guard isComplete || warning.fact is ChosenInitializer else { return false }
      return others.allSatisfy { $0.contains(FindingIdentity(warning)) }
    }
  }
}

extension ComponentTree {
  fileprivate var bindings: [RecordedBinding] {
    places.flatMap { $0.configuration?.bindings ?? [] }
  }
}

extension AnalysedAlternative {
  /// Whether a component, or one above or below it, may bind more than was found.
  fileprivate func isOpen(around component: TypeReference, _ openComponents: Set<TypeReference>) -> Bool {
    guard !openComponents.isEmpty else { return false }
    return graph.components.indices.contains { index in
      guard openComponents.contains(graph.components[index].type) else { return false }
      return graph.lineage(of: index).contains { graph.components[$0].type == component }
        || graph.components.indices.contains { other in
          graph.components[other].type == component && graph.lineage(of: other).contains(index)
        }
    }
  }
}
