/// A requirement of a protocol, with the types that a conforming type gives it.
struct Requirement {
  let name: String
  let labels: [String]
  /// The kind in the symbol (method, accessor or initializer), and whether it is static.
  let form: Substring
  /// The parameter types. Unresolved parts match any type.
  let parameterTypes: [SwiftType]
}

extension Program {
  /// The implementation of a requirement of Cleanse's own protocols.
  func witness(of requirement: String, in type: SwiftType) -> Witness? {
    let isRoot = requirement == ConfigurationFunction.configureRoot.rawValue
    let member = isRoot ? CleanseMember.root : .scope
    let binder = SwiftType(
      isRoot ? .receiptBinder : .binder, [associatedType(member, of: type) ?? .member(type, member.rawValue)])
    return witness(
      of: Requirement(name: requirement, labels: [ArgumentLabel.binder.rawValue], form: "FZ", parameterTypes: [binder]),
      in: type)
  }

  /// The implementation of a requirement by a type; `nil` if unknown.
  /// - Parameter substitutions: the arguments of the requirement's own type parameters.
  func witness(
    of requirement: KnownFunction, in type: SwiftType, _ substitutions: SwiftType.Substitutions
  ) -> Witness? {
    let substitutions = substitutions.merging(["A": type]) { $1 }
    let types = requirement.facts.parameters.map { substitute(self.type($0.type), substitutions) }
    let facts = requirement.facts
    return witness(
      of: Requirement(name: facts.name, labels: facts.labels, form: facts.form, parameterTypes: types), in: type)
  }

  /// The function that a call of a class's method runs for a type; `nil` if unknown.
  func override(of function: KnownFunction, in type: SwiftType, _ substitutions: SwiftType.Substitutions) -> Witness? {
    guard isConcrete(type) else { return nil }
    let lineage = lineage(of: type)
    guard let declaring = lineage.first(where: { $0.declarationName == function.facts.owner }) else { return nil }
    for candidate in lineage {
      guard let owner = candidate.declarationName else { continue }
      for member in members(of: owner) where overrides(member, function.facts.symbol) {
        let own = SwiftType.shifting(substitutions, from: declaring.genericDepth, to: candidate.genericDepth)
        return Witness(function: member, substitutions: own.merging(candidate.substitutions) { $1 })
      }
    }
    return nil
  }

  private func overrides(_ function: KnownFunction, _ symbol: String) -> Bool {
    function.facts.symbol == symbol
      || function.facts.overridden.contains { $0 == symbol || self.function($0).map { overrides($0, symbol) } ?? false }
  }

  /// Whether the declaration of a type is known, so that it is neither a protocol nor a type parameter.
  func isConcrete(_ type: SwiftType) -> Bool {
    guard case .declared = type else { return false }
    return declaration(of: type)?.kind != .protocol
  }

  /// The type and its superclasses.
  private func lineage(of type: SwiftType) -> [SwiftType] {
    [type] + supertypes(of: type).filter { declaration(of: $0)?.kind == .class }
  }

  // MARK: Candidates

  private func witness(of requirement: Requirement, in type: SwiftType) -> Witness? {
    guard isConcrete(type) else { return nil }
    for candidate in lineage(of: type) {
      let own = candidates(for: requirement, declaredIn: candidate, candidate.substitutions)
      if !own.isEmpty { return mostSpecific(own) }
    }
    // A stored property meets such a requirement, too, but was not read.
    guard requirement.form.hasPrefix("F") else { return nil }
    // The default implementations in protocol extensions.
    let protocols = supertypes(of: type).filter { declaration(of: $0)?.kind == .protocol }
    return mostSpecific(protocols.flatMap { candidates(for: requirement, declaredIn: $0, ["A": type]) })
  }

  private func candidates(
    for requirement: Requirement, declaredIn type: SwiftType, _ substitutions: SwiftType.Substitutions
  ) -> [WitnessCandidate] {
    members(of: type.declarationName ?? "").compactMap { function in
      let facts = function.facts
      // A protocol requirement has no body, but a default implementation has.
      guard facts.name == requirement.name, facts.labels == requirement.labels, facts.form == requirement.form,
        facts.body != nil, facts.parameters.count == requirement.parameterTypes.count
      else { return nil }
      var found: SwiftType.Substitutions = [:]
      for (parameter, required) in zip(facts.parameters, requirement.parameterTypes) {
        guard substitute(self.type(parameter.type), substitutions).equals(required, where: &found) else { return nil }
      }
      let all = substitutions.merging(found) { known, _ in known }
      let answers = facts.constraints.map { isMet($0, with: all) }
      guard !answers.contains(false) else { return nil }
      return WitnessCandidate(
        witness: Witness(function: function, substitutions: all), isGeneric: !found.isEmpty,
        isCertain: !answers.contains(nil))
    }
  }

  /// Whether the types meet a constraint; `nil` if unknown.
  private func isMet(_ constraint: FunctionFacts.Constraint, with substitutions: SwiftType.Substitutions) -> Bool? {
    let subject = substitute(type(constraint.subject), substitutions)
    guard subject.isClosed else { return nil }
    switch constraint.kind {
    case .sameType:
      let other = substitute(type(constraint.type), substitutions)
      return other.isClosed ? subject == other : nil
    case .superclass: return lineage(of: subject).contains(substitute(type(constraint.type), substitutions))
    case .conformance:
      if SwiftType.isMarker(constraint.type) || supertypes(of: subject).contains(type(constraint.type)) { return true }
      // The program does not tell all conformances of other types; those of Cleanse's binders are taken as given.
      return declaration(of: subject)?.kind == nil ? (subject.names.first == CleanseSymbols.module ? true : nil) : false
    }
  }

  /// The most specific candidate; `nil` if there are several, or if it is unknown whether one applies.
  private func mostSpecific(_ candidates: [WitnessCandidate]) -> Witness? {
    let best = candidates.indices.first { index in
      candidates.indices.allSatisfy { $0 == index || isMoreSpecific(candidates[index], than: candidates[$0]) }
    }
    guard let best, candidates[best].isCertain || candidates.count == 1 else { return nil }
    return candidates[best].witness
  }

  private func isMoreSpecific(_ candidate: WitnessCandidate, than other: WitnessCandidate) -> Bool {
    guard candidate.isGeneric == other.isGeneric else { return other.isGeneric }
    let own = candidate.witness.function.facts.constraints
    let others = other.witness.function.facts.constraints
    func isImplied(_ constraint: FunctionFacts.Constraint, by all: [FunctionFacts.Constraint]) -> Bool {
      all.contains { known in
        known == constraint
          || known.kind == .conformance && constraint.kind == .conformance && known.subject == constraint.subject
            && supertypes(of: type(known.type)).contains(type(constraint.type))
      }
    }
    return others.allSatisfy { isImplied($0, by: own) } && !own.allSatisfy { isImplied($0, by: others) }
  }
}

extension FunctionFacts {
  /// The kind of the function, which is the end of its symbol.
  fileprivate var form: Substring { symbol.suffix(symbol.hasSuffix("Z") ? 2 : 1) }
}

/// A function that may meet a requirement.
private struct WitnessCandidate {
  let witness: Witness
  /// Whether its own type parameters match the required types.
  let isGeneric: Bool
  /// Whether its constraints are known to be met.
  let isCertain: Bool
}
