import BindingGraph

/// Turns recorded runs into the graph of plain values.
///
/// - Complexity: O(bindings + requirements).
struct GraphAssembler {
  private(set) var graph = BindingGraph()
  private(set) var components: [RecordedComponent] = []
  let interner: TypeInterner
  private var numberOfDictionaryKey: [AnyHashable: Int] = [:]

  init(root: RecordedComponent) {
    var open: [(component: RecordedComponent, parent: Int?)] = [(root, nil)]
    var parents: [Int?] = []
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
    graph.bindings.reserveCapacity(bindingCount)
    graph.requirements.reserveCapacity(requirementCount)
    self.parents = parents
  }

  private let parents: [Int?]

  mutating func assemble() {
    var firstBindings: [Int] = []
    for (index, component) in components.enumerated() {
      firstBindings.append(graph.bindings.count)
      addComponent(component, index: index, firstBindings: firstBindings)
    }
  }

  /// Adds what was to be overridden. To be called after `assemble()`.
  mutating func add(_ overrides: Overrides) {
    let survey = OverrideSurvey(of: overrides, in: components)
    graph.overridingBindings = survey.overridingBindings(interner: interner)
    graph.emptyOverrides = survey.emptyModules
  }

  private mutating func addComponent(_ component: RecordedComponent, index: Int, firstBindings: [Int]) {
    let descriptor = component.descriptor
    let firstBinding = graph.bindings.count
    let firstModule = graph.modulePaths.count
    if let configuration = component.configuration {
      graph.modulePaths += configuration.modules.map { $0.moved { $0 + firstModule } }
      addBindings(of: configuration, in: component, firstModule: firstModule)
      for accepted in configuration.acceptedWarnings {
        let key = accepted.key.map { interner.key($0.identity, shown: $0.shown) }
        graph.acceptances.insert(
          Acceptance(warning: accepted.warning, key: key, module: firstModule + accepted.module))
      }
    }
    let parent = parents[index]
    var factoryBinding: Int?
    if let parent, let installation = component.installation {
      factoryBinding = firstBindings[parent] + installation.binding
      graph.components[parent].children.append(index)
    }
    graph.components.append(
      ComponentNode(
        type: TypeReference(descriptor.type), scope: descriptor.scope.map { TypeReference($0) },
        seed: TypeReference(descriptor.seed), root: TypeReference(descriptor.root), parent: parent,
        location: component.installation?.location, bindings: firstBinding..<graph.bindings.count,
        factoryBinding: factoryBinding, repeatsAncestor: component.repeatsAncestor))
  }

  private mutating func addBindings(
    of configuration: RecordedConfiguration, in component: RecordedComponent, firstModule: Int
  ) {
    let rootBinding = rootBinding(of: configuration, in: component)
    let (declarations, details, requirements) = (
      configuration.declarations, configuration.details, configuration.requirements
    )
    var dictionaryKeys = configuration.dictionaryKeys.makeIterator()
    var requirement = 0
    for index in declarations.indices {
      let declaration = declarations[index]
      let start = graph.requirements.count
      while requirement < Int(declaration.requirementEnd) {
        let identity = requirements[requirement]
        graph.requirements.append(interner.key(identity, shown: TypeIdentity.type(identity)))
        requirement += 1
      }
      graph.bindings.append(
        Binding(
          key: interner.key(declaration.key, shown: details[index].boundType),
          kind: declaration.kind.modelKind,
          contribution: contribution(declaration.options, keys: &dictionaryKeys),
          isShared: declaration.options.contains(.shared),
          isRoot: declaration.options.contains(.root) || index == rootBinding,
          location: details[index].location ?? component.installation?.location,
          module: firstModule + Int(details[index].module),
          requirements: start..<graph.requirements.count))
    }
  }

  /// Where `configureRoot` bound nothing and returned the receipt of a binding of `configure`: that binding.
  private func rootBinding(of configuration: RecordedConfiguration, in component: RecordedComponent) -> Int? {
    guard !configuration.declarations.contains(where: { $0.options.contains(.root) }) else { return nil }
    return configuration.declarations.firstIndex {
      $0.key == TypeIdentity.plain(component.descriptor.root) && $0.binds && $0.kind != .componentFactory
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
