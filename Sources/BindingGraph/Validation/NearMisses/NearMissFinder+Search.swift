extension NearMissFinder {
  private static let maximumCount = 5

  /// The near misses of a key, best first, five at most.
  /// - Parameters:
  ///   - key: the missing key.
  ///   - requirements: those for the key.
  ///   - common: the innermost component that all who ask see.
  /// - Returns: besides, the modules that bind the key and that the component could include.
  func search(
    for key: Key, of requirements: [LinkedGraph.MissingRequirement], common: ComponentNode.ID
  ) -> (nearMisses: [NearMiss], providers: [MissingBinding.Provider]) {
    let components = Set(requirements.map { graph.component(ofBinding: $0.binding) })
    let request = request(for: key, in: components, common: common)
    let trial = RepairTrial(in: graph, of: requirements)
    let idle = advisor.modules(binding: request.type).filter { isIdle($0.module, for: request) }
    let nearMisses = nearMisses(of: request, trial: trial, idle: idle)
    return (nearMisses, providers(for: request, trial: trial) + idle.map { .init(module: $0.module, owner: nil) })
  }

  private func request(
    for key: Key, in components: Set<ComponentNode.ID>, common: ComponentNode.ID
  ) -> Request {
    let type = graph.type(of: key)
    return Request(
      key: key, type: type, shape: advisor.shape(of: type), name: SpelledName(type.name),
      visible: Set(components.flatMap { graph.lineage(of: $0) }), common: common)
  }

  /// - Parameter trial: `nil` for an override, which has no place of its own to bind anything.
  private func nearMisses(of request: Request, trial: RepairTrial?, idle: [ModuleBinding] = []) -> [NearMiss] {
    var found: [Int: NearMiss] = [:]
    func add(_ kind: NearMiss.Kind, _ offer: Int, _ binding: Int) {
      if let known = found[offer], known.kind.rank <= kind.rank { return }
      found[offer] = NearMiss(
        kind: kind, bound: offers[offer].type, location: graph.bindings[binding].location)
    }
    func add(_ kind: NearMiss.Kind, _ offer: Int) { add(kind, offer, offers[offer].bindings[0]) }
    addRelatives(of: request, add)
    addAssistedFactories(of: request, add)
    addImplementations(of: request, add)
    addSimilarNames(of: request, add)
    guard let trial else {
      addGeneralizations(of: request, add)
      return best(found.sorted { $0.key < $1.key }) { _, _ in true }
    }
    for offer in offersOfKey[request.key] ?? [] {
      for binding in offers[offer].bindings {
        add(outOfSight(binding, of: offers[offer], from: request, trial: trial), offer, binding)
      }
    }
    addProtocols(boundTo: request, add)
    for (number, module) in idle.enumerated() {
      found[-1 - number] = NearMiss(
        kind: .inModule(module.module, of: nil, missingIn: graph.components[request.common].type), bound: request.type,
        location: module.location)
    }
    return best(found.sorted { $0.key < $1.key }) { offer, nearMiss in
      !nearMiss.kind.needsBound || !trial.leadsBack(from: offers[offer])
    }
  }

  /// The near misses of an override: other keys, in any component.
  func nearMisses(ofOverride key: Key) -> [NearMiss] {
    let components = graph.components.indices
    return nearMisses(of: request(for: key, in: Set(components), common: components.lowerBound), trial: nil)
  }

  /// The best of what stands a trial. The same statement in two components is one near miss.
  private func best(
    _ nearMisses: [(key: Int, value: NearMiss)], where isCure: @escaping (_ offer: Int, NearMiss) -> Bool
  ) -> [NearMiss] {
    var known: Set<NearMiss> = []
    let inOrder = nearMisses.filter { known.insert($0.value).inserted }.sorted { left, right in
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
