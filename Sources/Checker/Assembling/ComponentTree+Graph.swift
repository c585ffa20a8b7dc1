import BindingGraph

extension ComponentTree {
  /// The tree as a graph of plain values.
  /// - Parameter builds: the locations of synchronous builds of the root component.
  /// - Complexity: O(bindings + requirements).
  func graph(keys: KeyTable, builtSynchronouslyAt builds: [SourceLocation] = []) -> BindingGraph {
    ComponentTreeReader(tree: self, keys: keys).graph(builtSynchronouslyAt: builds)
  }
}

/// Adds the components of a tree to a graph, one after another.
private struct ComponentTreeReader {
  private let tree: ComponentTree
  private let keys: KeyTable
  private var builder = BindingGraph.Builder()
  /// The bindings of component factories of each component, by position in the recorded configuration.
  private var factories: [[Int: BindingGraph.Builder.BindingReference]] = []

  consuming func graph(builtSynchronouslyAt builds: [SourceLocation]) -> BindingGraph {
    if !builds.isEmpty { builder.buildRootSynchronously(at: builds) }
    for index in tree.places.indices { add(tree.places[index], parent: tree.parents[index]) }
    return builder.finish()
  }

  init(tree: ComponentTree, keys: KeyTable) {
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
    let modules = builder.addModules(configuration.modules.map(path), to: component)
    addBindings(of: configuration, at: place, modules: modules, to: component)
    for unfinished in configuration.unfinishedBindings {
      builder.addUnfinishedBinding(
        UnfinishedBinding(
          type: keys.reference(to: unfinished.type), location: unfinished.location,
          module: keys.reference(to: configuration.modules[unfinished.module].type)))
    }
    for accepted in tree.acceptsWarnings ? configuration.acceptances : [] {
      let key = accepted.key.map { keys.key($0.key, shown: $0.shown) }
      builder.accept(accepted.warning, for: key, in: modules[accepted.module])
    }
  }

  private func path(of module: RecordedConfiguration.Module) -> ModulePath {
    var path = ModulePath(
      type: keys.reference(to: module.type), parent: module.parent, otherParents: module.otherParents)
    path.statementPlace = module.statementPlace
    return path
  }

  private mutating func addBindings(
    of configuration: RecordedConfiguration, at place: ComponentPlace, modules: [ModulePath.ID],
    to component: ComponentNode.ID
  ) {
    for (index, recorded) in configuration.bindings.enumerated() {
      for requirement in recorded.requests {
        builder.addRequirement(
          keys.key(requirement.key, shown: requirement.shown), composedAt: keys.compositions(in: requirement.shown))
      }
      var attributes = recorded.draft.attributes
      if recorded.draft.type.isComposedWithSendable { attributes.insert(.composed) }
      if configuration.sendableKeys.contains(recorded.draft.key),
        !keys.reference(to: recorded.draft.shown).sharesKeyWithSendableComposition
      {
        attributes.insert(.sendable)
      }
      let binding = builder.addBinding(
        keys.key(recorded.draft.key, shown: recorded.draft.shown), in: modules[recorded.module], kind: recorded.kind,
        contribution: contribution(recorded.draft.contribution), attributes: attributes,
        visibility: recorded.draft.visibility, at: recorded.location ?? place.installation?.location)
      builder.setCompositions(of: binding, at: keys.compositions(provedBy: recorded.draft))
      if recorded.kind == .componentFactory { factories[component][index] = binding }
    }
    if !builder.hasRoot(component) {
      let root = place.component.root
      builder.chooseRoot(of: component, boundAs: keys.key(.type(root), shown: root))
    }
  }

  private mutating func contribution(_ contribution: BindingDraft.Contribution?) -> Binding.Contribution? {
    switch contribution {
    case .array(let order)?: order == .default ? .array : .orderedArray(order)
    case .set?: .set
    case .dictionary(let key)?: builder.dictionaryElement(under: key)
    case .empty?: .empty
    case nil: nil
    }
  }
}
