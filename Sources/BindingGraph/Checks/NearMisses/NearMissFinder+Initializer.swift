#if DEBUG || DetailedReports
  extension NearMissFinder {
    /// Returns the only initializer of the missing type, or of a missing assisted factory's product, with the outcome of
    /// binding the type to it.
    func initializer(for request: Request, trial: RepairTrial) -> MissingBindingFact.Initializer? {
      let type = request.shape.product ?? onlyImplementation(of: request) ?? request.type
      guard let signature = advisor.onlyInitializer(of: type), let own = needs(of: signature, for: request.shape) else {
        return nil
      }
      // A key that is already missing has a report of its own.
      func isLacking(_ type: TypeReference) -> Bool {
        type == request.type || !missingTypes.contains(type) && offers(of: type, seenBy: request.common).isEmpty
      }
      let leadsBack = own.contains { need in
        offers(of: need, seenBy: request.common).contains { trial.leadsBack(from: offers[$0]) }
      }
      let lacking = own.filter(isLacking)
      var known = [request.type: false]
      return MissingBindingFact.Initializer(
        type: type, signature: signature, outcome: leadsBack ? .fails : lacking.first.map { .lacks($0) } ?? .mends,
        needsCanBeBound: lacking.allSatisfy { canBeBound($0, isLacking: isLacking, known: &known) })
    }

    /// Returns the only type of the program that conforms to a missing protocol.
    private func onlyImplementation(of request: Request) -> TypeReference? {
      guard request.shape == .existential else { return nil }
      let implementations = advisor.implementations(of: request.type)
      return implementations.count == 1 ? implementations[0] : nil
    }

    /// Returns the types that the graph has to bind; `nil` if the initializer lacks the argument of an assisted factory
    /// as its first or last parameter.
    private func needs(of signature: InitializerSignature, for shape: TypeShape) -> [TypeReference]? {
      guard shape.product != nil else { return signature.needs }
      guard case .assistedFactory(_, let seed?, _) = shape, signature.needs.count == signature.parameters.count else {
        return nil
      }
      let isArgument = signature.needs.map { advisor.shape(of: $0) == .assisted(of: seed) }
      guard isArgument.first == true || isArgument.last == true else { return nil }
      return zip(signature.needs, isArgument).filter { !$1 }.map(\.0)
    }

    /// Whether a type and, recursively, its missing dependencies can be bound to their only initializers.
    /// - Parameter known: the answers so far; `false` for a type under examination, which would depend on itself.
    private func canBeBound(
      _ type: TypeReference, isLacking: (TypeReference) -> Bool, known: inout [TypeReference: Bool]
    ) -> Bool {
      if let answer = known[type] { return answer }
      known[type] = false
      guard let signature = advisor.onlyInitializer(of: type) else { return false }
      let answer = signature.needs.allSatisfy { need in
        !isLacking(need) || canBeBound(need, isLacking: isLacking, known: &known)
      }
      known[type] = answer
      return answer
    }
  }

  extension TypeShape {
    /// The product of an assisted factory; `nil` for other types.
    fileprivate var product: TypeReference? {
      if case .assistedFactory(_, _, let product) = self { product } else { nil }
    }
  }
#endif
