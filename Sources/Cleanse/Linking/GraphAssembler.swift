import BindingGraph

/// Turns recorded runs into the graph of plain values.
///
/// - Complexity: O(bindings + requirements).
struct GraphAssembler {
  private(set) var graph = BindingGraph()
  private(set) var blueprints: [ComponentBlueprint] = []
  let interner: TypeInterner
  private var numberOfDictionaryKey: [AnyHashable: Int] = [:]

  init(root: ComponentBlueprint) {
    var open: [(blueprint: ComponentBlueprint, parent: Int?)] = [(root, nil)]
    var parents: [Int?] = []
    var bindingCount = 0
    var requirementCount = 0
    while let next = open.popLast() {
      let index = blueprints.count
      blueprints.append(next.blueprint)
      parents.append(next.parent)
      bindingCount += next.blueprint.run?.shapes.count ?? 0
      requirementCount += next.blueprint.run?.requirements.count ?? 0
      let linkedChildren = next.blueprint.children.filter { $0.run != nil || $0.repeatsAncestor }
      open += linkedChildren.reversed().map { ($0, index) }
    }
    interner = TypeInterner(expecting: bindingCount)
    graph.bindings.reserveCapacity(bindingCount)
    graph.requirements.reserveCapacity(requirementCount)
    self.parents = parents
  }

  private let parents: [Int?]

  mutating func assemble() {
    var firstBindings: [Int] = []
    for (index, blueprint) in blueprints.enumerated() {
      firstBindings.append(graph.bindings.count)
      addComponent(blueprint, index: index, firstBindings: firstBindings)
    }
  }

  /// Adds what was to be overridden. To be called after `assemble()`.
  mutating func add(_ overrides: Overrides) {
    let survey = OverrideSurvey(of: overrides, in: blueprints)
    graph.overridingBindings = survey.overridingBindings(interner: interner)
    graph.emptyOverrides = survey.emptyModules
  }

  private mutating func addComponent(_ blueprint: ComponentBlueprint, index: Int, firstBindings: [Int]) {
    let descriptor = blueprint.descriptor
    let firstBinding = graph.bindings.count
    let firstModule = graph.modulePaths.count
    if let run = blueprint.run {
      graph.modulePaths += run.modules.map { $0.moved { $0 + firstModule } }
      addBindings(of: run, in: blueprint, firstModule: firstModule)
      for accepted in run.acceptedWarnings {
        let key = accepted.key.map { interner.key($0.identity, shown: $0.shown) }
        graph.acceptances.insert(
          Acceptance(warning: accepted.warning, key: key, module: firstModule + accepted.module))
      }
    }
    let parent = parents[index]
    var factoryBinding: Int?
    if let parent, let installation = blueprint.installation {
      factoryBinding = firstBindings[parent] + installation.binding
      graph.components[parent].children.append(index)
    }
    graph.components.append(
      ComponentNode(
        type: TypeReference(descriptor.type), scope: descriptor.scope.map { TypeReference($0) },
        seed: TypeReference(descriptor.seed), root: TypeReference(descriptor.root), parent: parent,
        location: blueprint.installation?.location, bindings: firstBinding..<graph.bindings.count,
        factoryBinding: factoryBinding, repeatsAncestor: blueprint.repeatsAncestor))
  }

  private mutating func addBindings(of run: ConfigurationRun, in blueprint: ComponentBlueprint, firstModule: Int) {
    let rootBinding = rootBinding(of: run, in: blueprint)
    let (shapes, details, requirements) = (run.shapes, run.details, run.requirements)
    var dictionaryKeys = run.dictionaryKeys.makeIterator()
    var requirement = 0
    for index in shapes.indices {
      let shape = shapes[index]
      let start = graph.requirements.count
      while requirement < Int(shape.requirementEnd) {
        let identity = requirements[requirement]
        graph.requirements.append(interner.key(identity, shown: TypeIdentity.type(identity)))
        requirement += 1
      }
      graph.bindings.append(
        Binding(
          key: interner.key(shape.key, shown: details[index].boundType),
          kind: shape.kind.modelKind,
          contribution: contribution(shape.options, keys: &dictionaryKeys),
          isShared: shape.options.contains(.shared),
          isRoot: shape.options.contains(.root) || index == rootBinding,
          location: details[index].location ?? blueprint.installation?.location,
          module: firstModule + Int(details[index].module),
          requirements: start..<graph.requirements.count))
    }
  }

  /// Where `configureRoot` bound nothing and returned the receipt of a binding of `configure`: that binding.
  private func rootBinding(of run: ConfigurationRun, in blueprint: ComponentBlueprint) -> Int? {
    guard !run.shapes.contains(where: { $0.options.contains(.root) }) else { return nil }
    return run.shapes.firstIndex {
      $0.key == TypeIdentity.plain(blueprint.descriptor.root) && $0.kind != .optionalDeclaration
        && $0.kind != .componentFactory
    }
  }

  private mutating func contribution(
    _ options: BindingDraft.Options, keys: inout ContiguousArray<AnyHashable>.Iterator
  ) -> Binding.Contribution? {
    if options.contains(.arrayElement) { return .array }
    if options.contains(.setElement) { return .set }
    guard options.contains(.dictionaryElement), let key = keys.next() else { return nil }
    if let number = numberOfDictionaryKey[key] { return .dictionary(key: Int32(number)) }
    numberOfDictionaryKey[key] = graph.dictionaryKeys.count
    graph.dictionaryKeys.append(String(describing: key.base))
    return .dictionary(key: Int32(graph.dictionaryKeys.count - 1))
  }
}
