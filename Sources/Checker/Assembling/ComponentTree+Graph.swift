import BindingGraph

extension ComponentTree {
  /// The tree as a graph of plain values.
  /// - Parameter builds: the locations of synchronous builds of the root component.
  /// - Complexity: O(bindings + requirements).
  func graph(keys: KeyTable, builtSynchronouslyAt builds: [SourceLocation] = []) -> BindingGraph {
    var assembler = GraphAssembler()
    if !builds.isEmpty { assembler.buildRootSynchronously(at: builds) }
    for (place, parent) in zip(places, parents) {
      _ = assembler.add(record(of: place, keys: keys, in: &assembler), in: parent)
    }
    return assembler.finish()
  }

  private func record(of place: ComponentPlace, keys: KeyTable, in assembler: inout GraphAssembler) -> ComponentRecord {
    let type = place.component
    var record = ComponentRecord(
      keys.reference(to: type.type), scope: type.scope.map { keys.reference(to: $0) },
      seed: keys.reference(to: type.seed), root: keys.reference(to: type.root),
      installedBy: place.installation?.binding, at: place.installation?.location,
      repeatsAncestor: place.repeatsAncestor, modules: place.configuration?.modules.map { $0.path(keys: keys) } ?? [])
    guard let configuration = place.configuration else { return record }
    for binding in configuration.bindings { record.add(binding, keys: keys, in: &assembler) }
    record.chooseRoot(boundAs: keys.key(.type(type.root)))
    record.unfinishedBindings = configuration.unfinishedBindings.map {
      UnfinishedBinding(
        type: keys.reference(to: $0.type), location: $0.location,
        module: keys.reference(to: configuration.modules[$0.module].type))
    }
    for key in configuration.sendableKeys {
      record.declareSendable(keys.key(key), shown: keys.reference(to: key.shown))
    }
    for accepted in acceptsWarnings ? configuration.acceptances : [] {
      record.accept(accepted.warning, for: accepted.key.map { keys.key($0) }, in: accepted.module)
    }
    return record
  }
}

extension ComponentRecord {
  fileprivate mutating func add(_ binding: RecordedBinding, keys: KeyTable, in assembler: inout GraphAssembler) {
    let draft = binding.draft
    for requirement in binding.requests {
      addRequirement(keys.key(requirement), composedAt: keys.compositions(in: requirement.shown))
    }
    let contribution: Binding.Contribution? =
      switch draft.contribution {
      case .array(let order)?: order == .default ? .array : .orderedArray(order)
      case .set?: .set
      case .dictionary(let key)?: assembler.dictionaryElement(under: key)
      case .empty?: .empty
      case nil: nil
      }
    let position = addBinding(
      keys.key(draft.key), in: binding.module, kind: binding.kind, contribution: contribution,
      attributes: draft.type.isComposedWithSendable ? draft.attributes.union(.composed) : draft.attributes,
      visibility: draft.visibility, at: binding.location)
    setCompositions(of: position, at: keys.compositions(provedBy: draft))
  }
}

extension RecordedConfiguration.Module {
  fileprivate func path(keys: KeyTable) -> ModulePath {
    var path = ModulePath(type: keys.reference(to: type), parent: parent, otherParents: otherParents)
    path.statementPlace = statementPlace
    return path
  }
}
