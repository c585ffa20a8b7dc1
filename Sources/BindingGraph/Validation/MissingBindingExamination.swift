/// Gathers what a report says of missing keys. Exists on faulty graphs only.
struct MissingBindingExamination {
  private let graph: LinkedGraph
  private let advisor: any TypeAdvisor
  private let nearMisses: NearMissFinder
  private let rootsOfFactories: [Int: Int]
  private var pathsOfComponent: [ComponentNode.ID: RootPaths] = [:]

  init(of graph: LinkedGraph, advisor: any TypeAdvisor) {
    self.graph = graph
    self.advisor = advisor
    nearMisses = NearMissFinder(in: graph, advisor: advisor)
    rootsOfFactories = graph.rootsOfFactories
  }

  mutating func finding(of key: Key, requirements: [LinkedGraph.MissingRequirement]) -> MissingBinding {
    let requirements = graph.inSourceOrder(requirements, by: \.binding)
    let asking = requirements.map { graph.component(ofBinding: $0.binding) }
    let common = asking.reduce(asking[0]) { graph.commonAncestor(of: $0, $1) }
    let type = graph.type(of: key)
    let search = nearMisses.search(for: key, of: requirements, common: common)
    let componentPlace = graph.modulePaths[graph.components[common].module].statementPlace
    return MissingBinding(
      key: type,
      shape: advisor.shape(of: type),
      step: advisor.bindingStep(for: type),
      requests: onePerPlace(requirements.map(request)),
      path: shortestPath(to: zip(requirements, asking).map { graph.node(ofBinding: $0.binding, in: $1) }),
      component: graph.components[common].type,
      nearMisses: search.nearMisses,
      providers: search.providers,
      unfinished: unfinishedBindings(of: type),
      hasOneInitializer: advisor.hasOneInitializer(type),
      statementPlace: asking[0] == common
        ? graph.statementPlace(besideBinding: requirements[0].binding) : componentPlace,
      componentPlace: componentPlace,
      isWantedAsOptional: requirements.contains { isOptional($0.requested) })
  }

  /// What was begun for the type, or for what stands behind its tag or in its collection.
  private func unfinishedBindings(of type: TypeReference) -> [UnfinishedBinding] {
    guard !graph.unfinishedBindings.isEmpty else { return [] }
    let types = [type, advisor.shape(of: type).wrapped]
    var known: Set<UnfinishedBinding> = []
    return graph.unfinishedBindings.filter { types.contains($0.type) && known.insert($0).inserted }
  }

  /// One request for each binding that asks: the one that its first parameter spells.
  private func onePerPlace(_ requests: [MissingBinding.Request]) -> [MissingBinding.Request] {
    struct Place: Hashable {
      let requiredFor: TypeReference
      let location: SourceLocation?
    }
    var places: Set<Place> = []
    return requests.filter { places.insert(Place(requiredFor: $0.requiredFor, location: $0.location)).inserted }
  }

  private func request(for requirement: LinkedGraph.MissingRequirement) -> MissingBinding.Request {
    let binding = graph.bindings[requirement.binding]
    return MissingBinding.Request(
      requested: graph.type(of: requirement.requested),
      shown: graph.type(of: graph.unwrappingProviders(requirement.requested)),
      requiredFor: graph.type(of: binding.key),
      location: binding.location)
  }

  private func isOptional(_ key: Key) -> Bool {
    var key = key
    while let form = graph.forms[key] {
      if case .optional = form { return true }
      guard let inner = form.inner else { return false }
      key = inner
    }
    return false
  }

  /// The shortest way from a component's root to a binding of that component which asks; of several the first.
  private mutating func shortestPath(to nodes: [Int]) -> RootPath? {
    var best: RootPath?
    for node in nodes {
      let component = graph.nodes[node].component
      if pathsOfComponent[component] == nil {
        pathsOfComponent[component] = RootPaths(of: component, in: graph, rootsOfFactories: rootsOfFactories)
      }
      guard let path = pathsOfComponent[component]?.path(to: node) else { continue }
      if path.links.count < best?.links.count ?? .max { best = path }
    }
    return best
  }
}
