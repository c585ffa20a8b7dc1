import BindingGraph

/// Turns recorded runs into the graph of plain values.
///
/// - Complexity: O(bindings + requirements).
struct GraphAssembler {
  private(set) var components: [RecordedComponent] = []
  let interner: TypeInterner
  private var builder: BindingGraph.Builder
  private let parents: [ComponentNode.ID?]
  /// For each component the bindings of its component factories, by their numbers in its run.
  private var factories: [[Int: BindingGraph.Builder.BindingReference]] = []

  private let addsReplacedRequirements: Bool

  /// - Parameter addsReplacedRequirements: whether each component asks, by a binding of its own behind all others, for
  ///   what its replaced bindings asked for.
  init(root: RecordedComponent, addsReplacedRequirements: Bool = false) {
    self.addsReplacedRequirements = addsReplacedRequirements
    var open: [(component: RecordedComponent, parent: ComponentNode.ID?)] = [(root, nil)]
    var parents: [ComponentNode.ID?] = []
    var bindingCount = 0
    var requirementCount = 0
    while let next = open.popLast() {
      let index = components.count
      components.append(next.component)
      parents.append(next.parent)
      bindingCount += next.component.configuration?.declarations.count ?? 0
      requirementCount += next.component.configuration?.requirements.count ?? 0
      let linkedChildren = next.component.children.filter { $0.configuration != nil || $0.repeatsAncestor }
      open += linkedChildren.reversed().map { ($0, index) }
    }
    interner = TypeInterner(expecting: bindingCount)
    builder = BindingGraph.Builder(expectingBindings: bindingCount, requirements: requirementCount)
    self.parents = parents
  }

  /// - Parameters:
  ///   - overrides: overrides each of which has to be of use, where the whole tree was recorded.
  ///   - surveyed: the components where they can be of use: these, and those that they have made superfluous.
  ///   - isBuiltSynchronously: whether a `ComponentFactory` will build the root component.
  mutating func assemble(
    checking overrides: Overrides? = nil, in surveyed: [RecordedComponent] = [], isBuiltSynchronously: Bool = false
  ) -> BindingGraph {
    if isBuiltSynchronously { builder.buildRootSynchronously() }
    for (component, parent) in zip(components, parents) { add(component, parent: parent) }
    if let overrides, !overrides.isEmpty {
      let survey = OverrideSurvey(of: overrides, in: surveyed)
      for binding in survey.overridingBindings(interner: interner) { builder.addOverride(binding) }
      for module in survey.emptyModules { builder.addEmptyOverride(module) }
    }
    return builder.finish(isTrusted: true)
  }

  private mutating func add(_ recorded: RecordedComponent, parent: ComponentNode.ID?) {
    let descriptor = recorded.descriptor
    let component = builder.addComponent(
      TypeReference(descriptor.type), scope: descriptor.scope.map { TypeReference($0) },
      seed: TypeReference(descriptor.seed), root: TypeReference(descriptor.root ?? Never.self), in: parent,
      at: recorded.installation?.location, repeatsAncestor: recorded.repeatsAncestor, hasRoot: descriptor.root != nil)
    if let parent, let installation = recorded.installation, let factory = factories[parent][installation.binding] {
      builder.setFactory(of: component, to: factory)
    }
    factories.append([:])
    guard let configuration = recorded.configuration else { return }
    let modules = addModules(of: configuration, to: component)
    addBindings(of: configuration, in: recorded, modules: modules, to: component)
    for unfinished in configuration.unfinishedBindings { builder.addUnfinishedBinding(unfinished) }
    for accepted in configuration.acceptedWarnings {
      let key = accepted.key.map { interner.key($0.identity, shown: $0.shown) }
      builder.accept(accepted.warning, for: key, in: modules[accepted.module])
    }
  }

  /// Adds the modules that a component includes.
  /// - Returns: for each recorded module the one in the graph.
  private mutating func addModules(of configuration: RecordedConfiguration, to component: ComponentNode.ID)
    -> [ModulePath.ID]
  {
    // The first is the component itself, and each stands behind the one that included it first.
    var modules = [builder.module(of: component)]
    for module in configuration.modules.dropFirst() {
      modules.append(builder.addModule(module.type, includedBy: modules[module.parent ?? 0]))
    }
    for (number, module) in configuration.modules.enumerated() {
      for parent in module.otherParents { builder.include(modules[number], againBy: modules[parent]) }
    }
    return modules
  }

  private mutating func addBindings(
    of configuration: RecordedConfiguration, in recorded: RecordedComponent, modules: [ModulePath.ID],
    to component: ComponentNode.ID
  ) {
    let rootBinding = rootBinding(of: configuration, in: recorded)
    let (declarations, details, requirements) = (
      configuration.declarations, configuration.details, configuration.requirements
    )
    var dictionaryKeys = configuration.dictionaryKeys.makeIterator()
    var requirement = 0
    for index in declarations.indices {
      let declaration = declarations[index]
      while requirement < Int(declaration.requirementEnd) {
        let identity = requirements[requirement]
        builder.addRequirement(interner.key(identity, shown: TypeIdentity.type(identity)))
        requirement += 1
      }
      let binding = builder.addBinding(
        interner.key(declaration.key, shown: details[index].boundType), in: modules[Int(details[index].module)],
        kind: declaration.kind.modelKind, contribution: contribution(declaration, keys: &dictionaryKeys),
        isShared: declaration.options.contains(.shared),
        isRoot: declaration.options.contains(.root) || index == rootBinding,
        isSendable: declaration.options.contains(.sendable) || configuration.sendableKeys.contains(declaration.key),
        isOverride: declaration.options.contains(.overriding),
        isConfined: declaration.options.contains(.confined),
        lifecycle: Binding.Lifecycle(declaration.options),
        at: details[index].location ?? recorded.installation?.location)
      if declaration.kind == .componentFactory { factories[component][index] = binding }
    }
    if addsReplacedRequirements, let replaced = recorded.appliedOverrides?.replacedRequirements, !replaced.isEmpty {
      addAsker(for: replaced, to: component)
    }
  }

  private mutating func addAsker(for requirements: [UInt], to component: ComponentNode.ID) {
    for identity in requirements {
      builder.addRequirement(interner.key(identity, shown: TypeIdentity.type(identity)))
    }
    // Nothing can ask for a tag that is none.
    let key = interner.key(TypeIdentity.tag(Overrides.self), shown: Overrides.self)
    builder.addBinding(key, in: builder.module(of: component), kind: .factory)
  }

  /// Where `configureRoot` bound nothing and returned the receipt of a binding of `configure`: that binding.
  private func rootBinding(of configuration: RecordedConfiguration, in recorded: RecordedComponent) -> Int? {
    guard let root = recorded.descriptor.root,
      !configuration.declarations.contains(where: { $0.options.contains(.root) })
    else { return nil }
    return configuration.declarations.firstIndex {
      $0.key == TypeIdentity.plain(root) && $0.binds && $0.kind != .componentFactory
    }
  }

  private mutating func contribution(
    _ declaration: Declaration, keys: inout ContiguousArray<AnyHashable>.Iterator
  ) -> Binding.Contribution? {
    let options = declaration.options
    if options.contains(.arrayElement) { return .array }
    if options.contains(.setElement) { return .set }
    guard options.contains(.dictionaryElement), let key = keys.next() else {
      return declaration.kind == .collectionDeclaration ? .empty : nil
    }
    return builder.dictionaryElement(under: key)
  }
}

extension Binding.Lifecycle {
  /// What the steps of a binding said.
  fileprivate init(_ options: BindingDraft.Options) {
    // Where `[]` would be made, the standard library's generic code would run for each binding.
    self.init(rawValue: 0)
    if options.contains(.eager) { insert(.eager) }
    if options.contains(.startHook) { insert(.startHook) }
    if options.contains(.stopHook) { insert(.stopHook) }
  }
}
