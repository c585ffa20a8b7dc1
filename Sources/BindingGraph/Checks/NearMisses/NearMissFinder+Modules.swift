#if DEBUG || DetailedReports
  /// Modules that bind the key, and the components that could include them.
  extension NearMissFinder {
    /// Whether no component of the graph includes a module.
    func isIdle(_ module: TypeReference) -> Bool {
      !graph.modulePaths.contains { $0.type == module }
    }

    /// Returns the modules with which other components bind the key, innermost first.
    func inclusions(for request: Request, trial: RepairTrial) -> [MissingBindingFact.Inclusion] {
      var found: [MissingBindingFact.Inclusion] = []
      for offer in (offersOfKey[request.key] ?? []).map({ offers[$0] }) where offer.visibility == nil {
        for binding in offer.bindings where !graph.bindings[binding].isOverride {
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

    /// Returns the outcome of including a module of another component; `nil` if the component cannot include it, or if
    /// the key would depend on itself.
    func outcome(
      ofIncluding module: ModulePath.ID, of owner: ComponentNode.ID, in home: ComponentNode.ID, for request: Request,
      trial: RepairTrial
    ) -> RepairOutcome? {
      let type = graph.modulePaths[module].type
      guard graph.modulePaths[module].parent != nil, advisor.canInclude(type, in: graph.components[home].scope) else {
        return nil
      }
      let contents = memory.contents(of: module, in: owner, of: graph)
      let inclusion = ModuleMemory.Inclusion(module: module, owner: owner, home: home)
      let fit = memory.fit(of: inclusion) {
        if contents.exclusiveKeys.contains(where: { isBound($0, in: home) }) { return .conflicting }
        let lacking = contents.needs.first { need in
          switch need {
          case .key(let key): !isVisible(key, in: home)
          case .permission(let key): !isAllowedToBeAbsent(key, in: home)
          }
        }
        return lacking.map { .lacking(graph.type(of: $0.key)) } ?? .fitting
      }
      guard !trial.leadsBack(from: contents) else { return nil }
      return outcome(of: fit, naming: type, in: home)
    }

    /// Returns the outcome of including a module that no component includes; `nil` as above.
    func outcome(
      ofIncluding module: IdleModule, in home: ComponentNode.ID, for request: Request, trial: RepairTrial
    ) -> RepairOutcome? {
      guard advisor.canInclude(module.type, in: graph.components[home].scope) else { return nil }
      let fit = memory.fit(of: ModuleMemory.IdleInclusion(module: module.type, home: home)) {
        let isConflict = module.exclusive.contains { type in
          (offersOfType[type] ?? []).contains { offers[$0].component == home && offers[$0].module == nil }
        }
        if isConflict { return .conflicting }
        return module.needs.first { offers(of: $0, seenBy: home).isEmpty }.map { .lacking($0) } ?? .fitting
      }
      let leadsBack = module.needs.contains { need in
        offers(of: need, seenBy: home).contains { trial.leadsBack(from: offers[$0]) }
      }
      return leadsBack ? nil : outcome(of: fit, naming: module.type, in: home)
    }

    func offers(of type: TypeReference, seenBy component: ComponentNode.ID) -> [Int] {
      (offersOfType[type] ?? []).filter { isOffered($0, in: component) }
    }

    private func outcome(
      of fit: ModuleMemory.Fit, naming module: TypeReference, in home: ComponentNode.ID
    ) -> RepairOutcome? {
      switch fit {
      case .conflicting: nil
      case .lacking(let type): .lacks(type)
      case .fitting: outcome(ofNaming: module, in: home)
      }
    }

    /// Returns the outcome of a line that names a type, in a component.
    func outcome(ofNaming type: TypeReference, in component: ComponentNode.ID) -> RepairOutcome {
      switch advisor.canName(type, in: graph.components[component].type.module) {
      case true?: .mends
      case false?: .fails
      case nil: .mayNotCompile
      }
    }

    func isBound(_ key: Key, in component: ComponentNode.ID) -> Bool {
      (offersOfKey[key] ?? []).contains { offers[$0].component == component && offers[$0].module == nil }
    }

    private func isOffered(_ offer: Int, in component: ComponentNode.ID) -> Bool {
      switch offers[offer].visibility {
      case nil: graph.lineage(of: component).contains(offers[offer].component)
      case .component?: offers[offer].component == component
      default: false
      }
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
#endif
