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

  mutating func finding(of key: Key, requirements: [LinkedGraph.MissingRequirement]) -> MissingBindingFact {
    let requirements = reachableFirst(graph.inSourceOrder(requirements, by: \.binding))
    let asking = requirements.map { graph.component(ofBinding: $0.binding) }
    let common = asking.reduce(asking[0]) { graph.commonAncestor(of: $0, $1) }
    let type = graph.type(of: key)
    let search = nearMisses.search(for: key, of: requirements, common: common)
    let homes = graph.lineage(of: common).map(graph.home)
    // Beside the first that asks, or else in the component itself.
    let module = asking[0] == common ? graph.bindings[requirements[0].binding].module : graph.components[common].module
    return MissingBindingFact(
      key: type,
      shape: advisor.shape(of: type),
      step: advisor.bindingStep(for: type),
      requests: onePerPlace(requirements.map(request)),
      path: requirements.compactMap { path(to: $0) }.min { $0.links.count < $1.links.count },
      homes: homes,
      nearMisses: search.nearMisses,
      inclusions: search.inclusions,
      unfinished: unfinishedBindings(of: type),
      hasOneInitializer: advisor.hasOneInitializer(type, for: graph.modulePaths[module].type.module),
      statementPlace: graph.modulePaths[module].statementPlace,
      isWantedAsOptional: requirements.allSatisfy { isOptional($0.requested) },
      mayBeGiven: !graph.components[0].hasRoot)
  }

  /// What was begun for the type, or for what stands behind its tag, in its collection, or is made by its factory.
  private func unfinishedBindings(of type: TypeReference) -> [UnfinishedBinding] {
    guard !graph.unfinishedBindings.isEmpty else { return [] }
    let shape = advisor.shape(of: type)
    return graph.unfinishedBindings.filter { begun in
      begun.type == type || begun.type == shape.wrapped || isFactory(begun.type, as: shape)
    }.uniqued()
  }

  /// Whether a type is an assisted factory of the same product: which argument that takes, a later step says.
  private func isFactory(_ type: TypeReference, as shape: TypeShape) -> Bool {
    guard case .assistedFactory(_, _, let product?) = shape else { return false }
    guard case .assistedFactory(_, _, product) = advisor.shape(of: type) else { return false }
    return true
  }

  /// One request for each binding that asks: the one that its first parameter spells.
  private func onePerPlace(_ requests: [MissingBindingFact.Request]) -> [MissingBindingFact.Request] {
    struct Place: Hashable {
      let requiredFor: TypeReference
      let location: SourceLocation?
    }
    return requests.uniqued { Place(requiredFor: $0.requiredFor, location: $0.location) }
  }

  private func request(for requirement: LinkedGraph.MissingRequirement) -> MissingBindingFact.Request {
    let binding = graph.bindings[requirement.binding]
    return MissingBindingFact.Request(
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

  // MARK: Ways from roots

  /// Those first to which the root of their component leads: what nothing reaches can wait.
  private mutating func reachableFirst(
    _ requirements: [LinkedGraph.MissingRequirement]
  ) -> [LinkedGraph.MissingRequirement] {
    let isReachable = requirements.map { path(to: $0) != nil }
    let inOrder = zip(requirements, isReachable)
    return inOrder.filter(\.1).map(\.0) + inOrder.filter { !$0.1 }.map(\.0)
  }

  /// The shortest way from a component's root to the binding that asks.
  private mutating func path(to requirement: LinkedGraph.MissingRequirement) -> RootPath? {
    let component = graph.component(ofBinding: requirement.binding)
    let paths =
      pathsOfComponent[component] ?? RootPaths(of: component, in: graph, rootsOfFactories: rootsOfFactories)
    pathsOfComponent[component] = paths
    return paths.path(to: graph.node(ofBinding: requirement.binding, in: component))
  }
}
