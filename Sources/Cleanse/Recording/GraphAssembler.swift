import BindingGraph

/// Turns recorded runs into the graph of plain values.
///
/// - Complexity: O(bindings + requirements).
struct GraphAssembler {
  private(set) var blueprints: [ComponentBlueprint] = []
  let interner: TypeInterner
  private var builder: BindingGraph.Builder
  private let parents: [ComponentNode.ID?]
  /// For each component the bindings of its component factories, by their numbers in its run.
  private var factories: [[Int: BindingGraph.Builder.BindingReference]] = []

  init(root: ComponentBlueprint) {
    var open: [(blueprint: ComponentBlueprint, parent: ComponentNode.ID?)] = [(root, nil)]
    var parents: [ComponentNode.ID?] = []
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
    builder = BindingGraph.Builder(expectingBindings: bindingCount, requirements: requirementCount)
    self.parents = parents
  }

  /// - Parameter overrides: overrides each of which has to be of use, where the whole tree was recorded.
  mutating func assemble(checking overrides: Overrides?) -> BindingGraph {
    for (blueprint, parent) in zip(blueprints, parents) { addComponent(blueprint, parent: parent) }
    if let overrides, !overrides.isEmpty {
      let survey = OverrideSurvey(of: overrides, in: blueprints)
      for binding in survey.overridingBindings(interner: interner) { builder.addOverride(binding) }
      for module in survey.emptyModules { builder.addEmptyOverride(module) }
    }
    return builder.finish()
  }

  private mutating func addComponent(_ blueprint: ComponentBlueprint, parent: ComponentNode.ID?) {
    let descriptor = blueprint.descriptor
    let component = builder.addComponent(
      TypeReference(descriptor.type), scope: descriptor.scope.map { TypeReference($0) },
      seed: TypeReference(descriptor.seed), root: TypeReference(descriptor.root), in: parent,
      at: blueprint.installation?.location, repeatsAncestor: blueprint.repeatsAncestor)
    if let parent, let installation = blueprint.installation, let factory = factories[parent][installation.binding] {
      builder.setFactory(of: component, to: factory)
    }
    factories.append([:])
    guard let run = blueprint.run else { return }
    let modules = addModules(of: run, to: component)
    addBindings(of: run, in: blueprint, modules: modules, to: component)
    for accepted in run.acceptedWarnings {
      let key = accepted.key.map { interner.key($0.identity, shown: $0.shown) }
      builder.accept(accepted.warning, for: key, in: modules[accepted.module])
    }
  }

  /// Adds the modules that a component includes.
  /// - Returns: for each module of the run the one in the graph.
  private mutating func addModules(of run: ConfigurationRun, to component: ComponentNode.ID) -> [ModulePath.ID] {
    // The first is the component itself, and each stands behind the one that included it first.
    var modules = [builder.module(of: component)]
    for module in run.modules.dropFirst() {
      modules.append(builder.addModule(module.type, includedBy: modules[module.parent ?? 0]))
    }
    for (number, module) in run.modules.enumerated() {
      for parent in module.otherParents { builder.include(modules[number], againBy: modules[parent]) }
    }
    return modules
  }

  private mutating func addBindings(
    of run: ConfigurationRun, in blueprint: ComponentBlueprint, modules: [ModulePath.ID], to component: ComponentNode.ID
  ) {
    let rootBinding = rootBinding(of: run, in: blueprint)
    let (shapes, details, requirements) = (run.shapes, run.details, run.requirements)
    var dictionaryKeys = run.dictionaryKeys.makeIterator()
    var requirement = 0
    for index in shapes.indices {
      let shape = shapes[index]
      while requirement < Int(shape.requirementEnd) {
        let identity = requirements[requirement]
        builder.addRequirement(interner.key(identity, shown: TypeIdentity.type(identity)))
        requirement += 1
      }
      let binding = builder.addBinding(
        interner.key(shape.key, shown: details[index].boundType), in: modules[Int(details[index].module)],
        kind: shape.kind.modelKind, contribution: contribution(shape.options, keys: &dictionaryKeys),
        isShared: shape.options.contains(.shared), isRoot: shape.options.contains(.root) || index == rootBinding,
        at: details[index].location ?? blueprint.installation?.location)
      if shape.kind == .componentFactory { factories[component][index] = binding }
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
    return builder.dictionaryElement(under: key)
  }
}
