import BindingGraph

/// Turns what the code of components declares into the graph of plain values.
///
/// - Complexity: O(bindings + requirements).
struct GraphAssembler {
  private let tree: ComponentTree
  private let keys: KeyTable
  private var builder = BindingGraph.Builder()
  /// For each component the bindings of its component factories, by their positions in what was recorded.
  private var factories: [[Int: BindingGraph.Builder.BindingReference]] = []

  /// - Parameter builds: where the root component is built by a factory that cannot await.
  static func graph(of tree: ComponentTree, keys: KeyTable, builtSynchronouslyAt builds: [SourceLocation] = [])
    -> BindingGraph
  {
    var assembler = GraphAssembler(tree: tree, keys: keys)
    if !builds.isEmpty { assembler.builder.buildRootSynchronously(at: builds) }
    for index in tree.places.indices { assembler.add(tree.places[index], parent: tree.parents[index]) }
    return assembler.builder.finish()
  }

  private init(tree: ComponentTree, keys: KeyTable) {
    self.tree = tree
    self.keys = keys
  }

  private mutating func add(_ place: ComponentPlace, parent: ComponentNode.ID?) {
    let type = place.component
    let component = builder.addComponent(
      keys.reference(to: type.type), scope: type.scope.map { keys.reference(to: $0) },
      seed: keys.reference(to: type.seed), root: keys.reference(to: type.root), in: parent,
      at: place.installation?.location, repeatsAncestor: place.repeatsAncestor)
    if let parent, let installation = place.installation, let factory = factories[parent][installation.binding] {
      builder.setFactory(of: component, to: factory)
    }
    factories.append([:])
    guard let configuration = place.configuration else { return }
    let modules = addModules(of: configuration, to: component)
    addBindings(of: configuration, at: place, modules: modules, to: component)
    for unfinished in configuration.unfinishedBindings {
      builder.addUnfinishedBinding(
        UnfinishedBinding(
          type: keys.reference(to: unfinished.type), location: unfinished.location,
          module: keys.reference(to: configuration.modules[unfinished.module].type)))
    }
    for accepted in configuration.acceptances {
      let key = accepted.key.map { keys.key($0.key, shown: $0.shown) }
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
      modules.append(builder.addModule(keys.reference(to: module.type), includedBy: modules[module.parent ?? 0]))
    }
    for (number, module) in configuration.modules.enumerated() {
      if let place = module.statementPlace { builder.setStatementPlace(of: modules[number], to: place) }
      for parent in module.otherParents { builder.include(modules[number], againBy: modules[parent]) }
    }
    return modules
  }

  private mutating func addBindings(
    of configuration: RecordedConfiguration, at place: ComponentPlace, modules: [ModulePath.ID],
    to component: ComponentNode.ID
  ) {
    let rootBinding = rootBinding(of: configuration, at: place)
    for (index, recorded) in configuration.bindings.enumerated() {
      for requirement in recorded.requirements {
        builder.addRequirement(keys.key(.type(requirement), shown: requirement))
      }
      let binding = builder.addBinding(
        keys.key(recorded.draft.key, shown: recorded.draft.shown), in: modules[recorded.module], kind: recorded.kind,
        contribution: contribution(recorded.draft.contribution), isShared: recorded.draft.isShared,
        isRoot: recorded.draft.isRoot || index == rootBinding,
        isSendable: recorded.draft.isSendable || configuration.sendableKeys.contains(recorded.draft.key),
        lifecycle: recorded.draft.lifecycle,
        at: recorded.location ?? place.installation?.location)
      if recorded.kind == .componentFactory { factories[component][index] = binding }
    }
  }

  /// Where `configureRoot` bound nothing and returned the receipt of a binding of `configure`: that binding.
  private func rootBinding(of configuration: RecordedConfiguration, at place: ComponentPlace) -> Int? {
    guard !configuration.bindings.contains(where: { $0.draft.isRoot }) else { return nil }
    return configuration.bindings.firstIndex {
      $0.draft.key == .type(place.component.root) && $0.kind != .optionalDeclaration && $0.kind != .componentFactory
    }
  }

  private mutating func contribution(_ contribution: BindingDraft.Contribution?) -> Binding.Contribution? {
    switch contribution {
    case .array?: .array
    case .set?: .set
    case .dictionary(let key)?: builder.dictionaryElement(under: key)
    case .empty?: .empty
    case nil: nil
    }
  }
}
