#if DEBUG || DetailedReports
  extension NearMissFinder {
    private static let maximumCount = 5

    /// The possible fixes for the requests of a missing key.
    struct Remedies {
      /// At most five near misses, best first.
      let nearMisses: [NearMiss]
      /// The modules that bind the key, by the components that could include them.
      let inclusions: [MissingBindingFact.Inclusion]
      let initializer: MissingBindingFact.Initializer?
    }

    /// - Parameters:
    ///   - key: the missing key.
    ///   - requirements: the requirements of the key.
    ///   - common: the innermost common ancestor of the requesting components.
    func search(
      for key: Key, of requirements: [LinkedGraph.MissingRequirement], common: ComponentNode.ID
    ) -> Remedies {
      let components = Set(requirements.map { graph.component(ofBinding: $0.binding) })
      let request = request(
        for: key, visible: Set(components.flatMap { graph.lineage(of: $0) }), common: common,
        visibleToAll: Set(graph.lineage(of: common)),
        inaccessible: Set(privateOffers.filter { !isAccessible(offers[$0], to: requirements) }))
      let trial = RepairTrial(in: graph, of: requirements)
      let idle = advisor.modules(binding: request.type).filter { isIdle($0.type) }
      return Remedies(
        nearMisses: nearMisses(of: request, trial: trial, idle: idle),
        inclusions: inclusions(for: request, trial: trial) + inclusions(of: idle, for: request, trial: trial),
        initializer: initializer(for: request, trial: trial))
    }

    private func request(
      for key: Key, visible: Set<ComponentNode.ID>, common: ComponentNode.ID, visibleToAll: Set<ComponentNode.ID>,
      inaccessible: Set<Int> = []
    ) -> Request {
      let type = graph.type(of: key)
      return Request(
        key: key, type: type, shape: advisor.shape(of: type), name: SpelledName(type.name),
        visible: visible, offers: visibleOffers.offers(of: visible), inaccessibleOffers: inaccessible, common: common,
        visibleToAll: visibleToAll)
    }

    /// Whether a private binding would serve all requests.
    private func isAccessible(_ offer: Offer, to requirements: [LinkedGraph.MissingRequirement]) -> Bool {
      requirements.allSatisfy { requirement in
        offer.module.map { $0 == graph.sight(ofBinding: requirement.binding) }
          ?? (offer.component == graph.component(ofBinding: requirement.binding))
      }
    }

    /// - Parameter trial: `nil` for an override, which is in no component where a line could be added.
    private func nearMisses(of request: Request, trial: RepairTrial?, idle: [IdleModule] = []) -> [NearMiss] {
      var found: [Int: NearMiss] = [:]
      func add(_ candidates: Candidates) {
        for (kind, index) in candidates.all where !request.inaccessibleOffers.contains(index) {
          if let known = found[index], known.kind.rank <= kind.rank { continue }
          let offer = offers[index]
          found[index] = NearMiss(
            kind: kind, bound: offer.type, location: graph.locationInGraph(ofBinding: offer.bindings[0]),
            hiddenIn: request.visibleToAll.contains(offer.component) ? nil : graph.components[offer.component].type,
            outcome: trial == nil ? .fails : outcome(ofNaming: offer.type, in: request.common))
        }
      }
      var candidates = Candidates()
      addRelatives(of: request, to: &candidates)
      addAssistedFactories(of: request, to: &candidates)
      addPropertyInjectors(of: request, to: &candidates)
      addImplementations(of: request, to: &candidates)
      addSimilarNames(of: request, to: &candidates)
      guard let trial else {
        addGeneralizations(of: request, to: &candidates)
        add(candidates)
        return best(found) { _, _ in true }
      }
      add(candidates)
      for index in offersOfKey[request.key] ?? [] {
        for binding in offers[index].bindings {
          let nearMiss =
            privateBinding(binding, of: offers[index], from: request, trial: trial)
            ?? outOfSight(binding, of: offers[index], from: request, trial: trial)
          if let known = found[index], known.kind.rank <= nearMiss.kind.rank { continue }
          found[index] = nearMiss
        }
      }
      var generalizations = Candidates()
      addGeneralizations(boundTo: request, to: &generalizations)
      add(generalizations)
      for (number, module) in idle.enumerated() {
        guard let outcome = outcome(ofIncluding: module, in: request.common, for: request, trial: trial) else {
          continue
        }
        found[-1 - number] = NearMiss(
          kind: .inModule(module.type, of: nil, missingIn: graph.components[request.common].type), bound: request.type,
          location: module.locations[request.type] ?? nil, outcome: outcome)
      }
      return best(found) { offer, nearMiss in
        if nearMiss.kind.needsBound { return !trial.leadsBack(from: offers[offer]) }
        return !nearMiss.kind.isOnlyByName || !trial.asks(offers[offer])
      }
    }

    /// Returns the near misses of an override: other keys, in any component.
    func nearMisses(ofOverride key: Key) -> [NearMiss] {
      let all = Set(graph.components.indices)
      return nearMisses(of: request(for: key, visible: all, common: 0, visibleToAll: all), trial: nil)
    }

    /// Returns the best of the near misses that pass the trial. The same statement in two components is one near miss.
    private func best(
      _ nearMisses: [Int: NearMiss], where isCure: @escaping (_ offer: Int, NearMiss) -> Bool
    ) -> [NearMiss] {
      struct Statement: Hashable {
        let kind: NearMiss.Kind
        let bound: TypeReference
        let location: SourceLocation?
      }
      // Outer components come first, so that of equal near misses a visible one remains.
      let inOrder = nearMisses.inOrder { $0.key < $1.key }.uniqued {
        Statement(kind: $0.value.kind, bound: $0.value.bound, location: $0.value.location)
      }.inOrder { left, right in
        let (left, right) = (left.value, right.value)
        guard left.kind.rank == right.kind.rank else { return left.kind.rank < right.kind.rank }
        switch (left.location, right.location) {
        case (let leftPlace?, let rightPlace?) where leftPlace != rightPlace: return leftPlace < rightPlace
        case (.some, nil): return true
        case (nil, .some): return false
        default: return left.bound.qualifiedName < right.bound.qualifiedName
        }
      }
      return Array(inOrder.lazy.filter { isCure($0.key, $0.value) }.map(\.value).prefix(Self.maximumCount))
    }
  }
#endif
