/// What other components bind, and what modules bind that nobody includes.
extension NearMissFinder {
  func outOfSight(
    _ index: Int, of offer: Offer, from request: Request, trial: RepairTrial
  ) -> NearMiss.Kind {
    let owner = graph.components[offer.component]
    let asker = graph.components[request.common]
    let binding = graph.bindings[index]
    if binding.isRoot { return .root(of: owner.type, factory: factory(of: owner, seenBy: request)) }
    if binding.kind == .seed { return .seed(of: owner.type) }
    if canInclude(binding.module, of: offer.component, from: request, trial: trial) {
      return .inModule(graph.modulePaths[binding.module].type, of: owner.type, missingIn: asker.type)
    }
    let common = graph.commonAncestor(of: request.common, offer.component)
    return .outOfSight(in: owner.type, of: asker.type, common: graph.components[common].type)
  }

  /// The factory of a component, where it can be seen.
  private func factory(of component: ComponentNode, seenBy request: Request) -> TypeReference? {
    guard let binding = component.factoryBinding, let parent = component.parent, request.visible.contains(parent) else {
      return nil
    }
    return graph.type(of: graph.bindings[binding].key)
  }

  // MARK: Modules

  /// Whether a module could be included, and no component of the graph does.
  func isIdle(_ module: TypeReference, for request: Request) -> Bool {
    advisor.canInclude(module, in: graph.components[request.common].scope)
      && !graph.modulePaths.contains { $0.type == module }
  }

  /// The modules by which other components bind the key, innermost first, as far as the component could include them.
  func providers(for request: Request, trial: RepairTrial) -> [MissingBinding.Provider] {
    var known: Set<MissingBinding.Provider> = []
    var found: [MissingBinding.Provider] = []
    for offer in (offersOfKey[request.key] ?? []).map({ offers[$0] }) {
      for binding in offer.bindings {
        for module in sequence(first: graph.bindings[binding].module, next: { graph.modulePaths[$0].parent }) {
          guard canInclude(module, of: offer.component, from: request, trial: trial) else { continue }
          let provider = MissingBinding.Provider(
            module: graph.modulePaths[module].type, owner: graph.components[offer.component].type)
          if known.insert(provider).inserted { found.append(provider) }
        }
      }
    }
    return found
  }

  private func canInclude(
    _ module: ModulePath.ID, of owner: ComponentNode.ID, from request: Request, trial: RepairTrial
  ) -> Bool {
    graph.modulePaths[module].parent != nil
      && advisor.canInclude(graph.modulePaths[module].type, in: graph.components[request.common].scope)
      && trial.canInclude(module, of: owner) { key in
        offersOfKey[key, default: []].contains { offers[$0].component == request.common }
      }
  }
}
