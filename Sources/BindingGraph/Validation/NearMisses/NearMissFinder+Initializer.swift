extension NearMissFinder {
  /// The only initializer of the missing type, and what comes of binding the type to it.
  func initializer(for request: Request, trial: RepairTrial) -> MissingBindingFact.Initializer? {
    guard let signature = advisor.onlyInitializer(of: request.type) else { return nil }
    let missing = Set(graph.missing.map { graph.type(of: graph.base(of: $0.requested)) })
    // A key that is missing already has a report of its own.
    func isLacking(_ type: TypeReference) -> Bool {
      type == request.type || !missing.contains(type) && offers(of: type, seenBy: request.common).isEmpty
    }
    let leadsBack = signature.needs.contains { need in
      offers(of: need, seenBy: request.common).contains { trial.leadsBack(from: offers[$0]) }
    }
    let lacking = signature.needs.filter(isLacking)
    var known: Set<TypeReference> = [request.type]
    return MissingBindingFact.Initializer(
      signature: signature, outcome: leadsBack ? .fails : lacking.first.map { .lacks($0) } ?? .mends,
      needsCanBeBound: lacking.allSatisfy { canBeBound($0, isLacking: isLacking, known: &known) })
  }

  /// Whether a type can be bound to its only initializer, and so can what that lacks.
  private func canBeBound(
    _ type: TypeReference, isLacking: (TypeReference) -> Bool, known: inout Set<TypeReference>
  ) -> Bool {
    guard known.insert(type).inserted, let signature = advisor.onlyInitializer(of: type) else { return false }
    return signature.needs.allSatisfy { need in
      !isLacking(need) || canBeBound(need, isLacking: isLacking, known: &known)
    }
  }
}
