/// Modules that bind the key, and the components that could include them.
extension NearMissFinder {
  /// Whether no component of the graph includes a module.
  func isIdle(_ module: TypeReference) -> Bool {
    !graph.modulePaths.contains { $0.type == module }
  }

  /// The modules by which other components bind the key, innermost first.
  func inclusions(for request: Request, trial: RepairTrial) -> [MissingBindingFact.Inclusion] {
    var found: [MissingBindingFact.Inclusion] = []
    for offer in (offersOfKey[request.key] ?? []).map({ offers[$0] }) {
      for binding in offer.bindings {
        for module in sequence(first: graph.bindings[binding].module, next: { graph.modulePaths[$0].parent }) {
          for home in graph.lineage(of: request.common) {
            guard
              let outcome = outcome(ofIncluding: module, of: offer.component, in: home, for: request, trial: trial)
            else { continue }
            found.append(
              MissingBindingFact.Inclusion(
                module: graph.modulePaths[module].type, file: graph.bindings[binding].location?.file,
                owner: graph.components[offer.component].type,
                home: graph.home(home), outcome: outcome))
          }
        }
      }
    }
    return found.uniqued()
  }

  func inclusions(of idle: [IdleModule], for request: Request, trial: RepairTrial) -> [MissingBindingFact.Inclusion] {
    idle.flatMap { module in
      graph.lineage(of: request.common).compactMap { home in
        outcome(ofIncluding: module, in: home, for: request, trial: trial).map {
          MissingBindingFact.Inclusion(
            module: module.type, file: (module.locations[request.type] ?? nil)?.file, owner: nil,
            home: graph.home(home), outcome: $0)
        }
      }
    }
  }

  // MARK: Trials

  /// What comes of including a module of another component; `nil` where the component cannot include it, or where the key
  /// would need itself.
  func outcome(
    ofIncluding module: ModulePath.ID, of owner: ComponentNode.ID, in home: ComponentNode.ID, for request: Request,
    trial: RepairTrial
  ) -> RepairOutcome? {
    let type = graph.modulePaths[module].type
    guard graph.modulePaths[module].parent != nil, advisor.canInclude(type, in: graph.components[home].scope),
      trial.canInclude(module, of: owner, where: { isBound($0, in: home) })
    else { return nil }
    let lacking = trial.needs(of: module, in: owner).first { need in
      switch need {
      case .key(let key): !isVisible(key, in: home)
      case .permission(let key): !isAllowedToBeAbsent(key, in: home)
      }
    }
    return lacking.map { .lacks(graph.type(of: $0.key)) } ?? outcome(ofNaming: type, in: home)
  }

  /// What comes of including a module that no component includes; `nil` as above.
  func outcome(
    ofIncluding module: IdleModule, in home: ComponentNode.ID, for request: Request, trial: RepairTrial
  ) -> RepairOutcome? {
    let needed = module.needs.map { need in (offersOfType[need] ?? []).filter { isOffered($0, in: home) } }
    guard advisor.canInclude(module.type, in: graph.components[home].scope),
      !module.exclusive.contains(where: { type in
        (offersOfType[type] ?? []).contains { offers[$0].component == home }
      }),
      !needed.joined().contains(where: { trial.leadsBack(from: offers[$0]) })
    else { return nil }
    let lacking = zip(module.needs, needed).first { $0.1.isEmpty }
    return lacking.map { .lacks($0.0) } ?? outcome(ofNaming: module.type, in: home)
  }

  /// What comes of a line that names a type, in a component.
  func outcome(ofNaming type: TypeReference, in component: ComponentNode.ID) -> RepairOutcome {
    switch advisor.canName(type, in: graph.components[component].type.module) {
    case true?: .mends
    case false?: .fails
    case nil: .mayNotCompile
    }
  }

  private func isBound(_ key: Key, in component: ComponentNode.ID) -> Bool {
    (offersOfKey[key] ?? []).contains { offers[$0].component == component }
  }

  private func isOffered(_ offer: Int, in component: ComponentNode.ID) -> Bool {
    graph.lineage(of: component).contains(offers[offer].component)
  }

  private func isVisible(_ key: Key, in component: ComponentNode.ID) -> Bool {
    (offersOfKey[key] ?? []).contains { isOffered($0, in: component) }
  }

  private func isAllowedToBeAbsent(_ key: Key, in component: ComponentNode.ID) -> Bool {
    isVisible(key, in: component)
      || graph.lineage(of: component).contains { ancestor in
        graph.components[ancestor].bindings.contains { index in
          graph.bindings[index].kind == .optionalDeclaration && graph.bindings[index].key == key
        }
      }
  }
}
