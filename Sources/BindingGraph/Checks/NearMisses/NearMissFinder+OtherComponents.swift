#if DEBUG || DetailedReports
  /// Near misses from the bindings of other components.
  extension NearMissFinder {
    func outOfSight(_ index: Int, of offer: Offer, from request: Request, trial: RepairTrial) -> NearMiss {
      let owner = graph.components[offer.component]
      let asker = graph.components[request.common]
      let binding = graph.bindings[index]
      func nearMiss(_ kind: NearMiss.Kind, _ outcome: RepairOutcome) -> NearMiss {
        NearMiss(kind: kind, bound: offer.type, location: graph.locationInGraph(ofBinding: index), outcome: outcome)
      }
      if binding.isRoot { return nearMiss(.root(of: owner.type, factory: factory(of: owner, seenBy: request)), .fails) }
      if binding.kind == .seed { return nearMiss(.seed(of: owner.type), .fails) }
      if offer.visibility == nil, !binding.isOverride,
        let outcome = outcome(
          ofIncluding: binding.module, of: offer.component, in: request.common, for: request, trial: trial)
      {
        let module = graph.modulePaths[binding.module].type
        return nearMiss(.inModule(module, of: owner.type, missingIn: asker.type), outcome)
      }
      let common = graph.commonAncestor(of: request.common, offer.component)
      return nearMiss(.outOfSight(in: owner.type, of: asker.type, common: graph.components[common].type), .fails)
    }

    /// Returns the near miss for a private binding of the requesting component or an ancestor; `nil` for other bindings.
    func privateBinding(_ index: Int, of offer: Offer, from request: Request, trial: RepairTrial) -> NearMiss? {
      guard let visibility = offer.visibility, request.visibleToAll.contains(offer.component) else { return nil }
      let owner = offer.module.map { graph.modulePaths[$0].type } ?? graph.components[offer.component].type
      return NearMiss(
        kind: .privateBinding(to: owner, visibility, exposure(of: offer, trial: trial)), bound: offer.type,
        location: graph.locationInGraph(ofBinding: index), outcome: .fails)
    }

    private func exposure(of offer: Offer, trial: RepairTrial) -> NearMiss.Exposure {
      if offer.module != nil, isBound(offer.key, in: offer.component) { return .duplicates }
      return trial.closesCycle(with: offer) ? .closesCycle : .mends
    }

    /// Returns the factory of a component, if it is visible.
    private func factory(of component: ComponentNode, seenBy request: Request) -> TypeReference? {
      guard let binding = component.factoryBinding, let parent = component.parent, request.visible.contains(parent)
      else {
        return nil
      }
      return graph.type(of: graph.bindings[binding].key)
    }
  }
#endif
