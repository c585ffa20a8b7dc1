/// Gathers what a report says of missing keys. Exists on faulty graphs only.
struct MissingBindingExamination {
  private let graph: LinkedGraph
  private let advisor: any TypeAdvisor
  private let nearMisses: NearMissFinder
  private let rootsOfFactories: [Int: Int]
  /// The included modules of each Swift module, in the order in which they are included.
  private let modulesOfLibrary: [String: [(component: ComponentNode.ID, module: ModulePath.ID)]]
  /// The tags of missing assisted factories, by what these make.
  private let wantedFactories: [TypeReference: TypeReference]
  private var pathsOfComponent: [ComponentNode.ID: RootPaths] = [:]

  init(of graph: LinkedGraph, advisor: any TypeAdvisor) {
    self.graph = graph
    self.advisor = advisor
    nearMisses = NearMissFinder(in: graph, advisor: advisor)
    rootsOfFactories = graph.rootsOfFactories
    modulesOfLibrary = graph.modulesOfLibrary
    wantedFactories = graph.wantedFactories(advisor: advisor)
  }

  mutating func finding(of key: Key, requirements: [LinkedGraph.MissingRequirement]) -> MissingBindingFact {
    let requirements = reachableFirst(graph.inSourceOrder(requirements, by: \.binding))
    let asking = requirements.map { graph.component(ofBinding: $0.binding) }
    let common = asking.reduce(asking[0]) { graph.commonAncestor(of: $0, $1) }
    let type = graph.type(of: key)
    let search = nearMisses.search(for: key, of: requirements, common: common)
    let homes = graph.lineage(of: common).map(graph.home)
    // Beside the first that asks, or else in the component itself.
    let asker = asking[0] == common ? graph.bindings[requirements[0].binding].module : graph.components[common].module
    let shape = advisor.shape(of: type)
    let owner =
      search.initializer?.signature.isPublic == true ? nil : module(declaring: type, seenBy: common, not: asker)
    let module = owner ?? asker
    let initializer = search.initializer.flatMap { initializer in
      initializer.signature.isPublic || graph.modulePaths[module].type.module == initializer.type.module
        ? initializer : nil
    }
    return MissingBindingFact(
      key: type,
      shape: shape,
      step: advisor.bindingStep(for: type),
      requests: onePerPlace(requirements.map(request)),
      path: requirements.compactMap { path(to: $0) }.min { $0.links.count < $1.links.count },
      homes: homes,
      nearMisses: search.nearMisses,
      inclusions: search.inclusions,
      unfinished: unfinishedBindings(of: type),
      initializer: initializer,
      hasOnlyPrivateInitializers: advisor.hasOnlyPrivateInitializers(type) == true,
      module: owner.map { graph.modulePaths[$0].type },
      tag: tag(in: type, shape: shape),
      wantedFactory: wantedFactory(of: requirements[0], asking: shape),
      assistedFactory: assistedFactory(of: requirements[0], asking: shape),
      unusedSeed: unusedSeed(of: common),
      statementPlace: graph.modulePaths[module].statementPlace,
      isWantedAsOptional: requirements.allSatisfy { isOptional($0.requested) },
      mayBeGiven: !graph.components[0].hasRoot)
  }

  /// What a component is built from, where nothing asks for it: its type may be a mistake, or that of the requests.
  private func unusedSeed(of component: ComponentNode.ID) -> TypeReference? {
    guard let seed = graph.components[component].bindings.first(where: { graph.bindings[$0].kind == .seed }) else {
      return nil
    }
    let key = graph.bindings[seed].key
    return graph.requirements.contains { graph.base(of: $0) == key } ? nil : graph.type(of: key)
  }

  /// The included module of the Swift module that declares a type, where another one asks for the type.
  private func module(
    declaring type: TypeReference, seenBy component: ComponentNode.ID, not asker: ModulePath.ID
  ) -> ModulePath.ID? {
    guard let library = type.library(shape: advisor.shape(of: type)), library != graph.modulePaths[asker].type.module,
      !TypeReference.platformLibraries.contains(library)
    else { return nil }
    let modules = modulesOfLibrary[library] ?? []
    return graph.lineage(of: component).lazy.compactMap { home in modules.first { $0.component == home }?.module }.first
  }

  /// The tag that a type is, or that the elements of a collection are.
  private func tag(in type: TypeReference, shape: TypeShape) -> MissingBindingFact.Tag? {
    let type = shape.isCollection ? shape.wrapped ?? type : type
    return advisor.elementOfTag(type).map { MissingBindingFact.Tag(type: type, element: $0) }
  }

  private func wantedFactory(
    of requirement: LinkedGraph.MissingRequirement, asking shape: TypeShape
  ) -> TypeReference? {
    guard case .assisted = shape else { return nil }
    return wantedFactories[graph.type(of: graph.bindings[requirement.binding].key)]
  }

  /// The tag of an assisted factory whose binding asks for an argument besides its own.
  private func assistedFactory(
    of requirement: LinkedGraph.MissingRequirement, asking shape: TypeShape
  ) -> TypeReference? {
    guard case .assisted = shape,
      case .assistedFactory(let tag, _, _) = advisor.shape(of: graph.type(of: graph.bindings[requirement.binding].key))
    else { return nil }
    return tag
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

extension LinkedGraph {
  fileprivate func wantedFactories(advisor: any TypeAdvisor) -> [TypeReference: TypeReference] {
    var found: [TypeReference: TypeReference] = [:]
    for type in missing.map({ self.type(of: base(of: $0.requested)) }) {
      if case .assistedFactory(let tag, _, let product?) = advisor.shape(of: type) {
        found[product] = found[product] ?? tag
      }
    }
    return found
  }

  fileprivate var modulesOfLibrary: [String: [(component: ComponentNode.ID, module: ModulePath.ID)]] {
    let components = Dictionary(self.components.indices.map { (self.components[$0].module, $0) }) { first, _ in first }
    var found: [String: [(component: ComponentNode.ID, module: ModulePath.ID)]] = [:]
    for (module, path) in modulePaths.enumerated() where path.parent != nil {
      let top = sequence(first: module) { self.modulePaths[$0].parent }.reduce(module) { $1 }
      guard let library = path.type.module, let component = components[top] else { continue }
      found[library, default: []].append((component, module))
    }
    return found
  }
}
