extension ComponentPlan {
  /// Makes the slots of one instance, bottom-up.
  ///
  /// - Parameters:
  ///   - graph: the graph that the plan was made of.
  ///   - run: the run of `configure` that belongs to the instance.
  ///   - seed: makes the value of the seed, where the component binds one.
  ///   - factory: the factory that builds the instance, for the slots that it needs of its ancestors.
  /// - Complexity: O(bindings + requirements).
  func makeInstance(
    of graph: ComponentGraph, run: ConfigurationRun, seed: Maker?, imports: ContiguousArray<Import>,
    builtBy factory: FactoryHandle
  ) -> InstanceSlots {
    let weakSides = weakTargets.map { _ in WeakInstance() }
    let clusters = (0..<clusterCount).map { _ in SlotCluster() }
    var slotOfNode = ContiguousArray<Slot?>(repeating: nil, count: nodes.count)
    var slots: ContiguousArray<Slot> = []
    slots.reserveCapacity(nodes.count)
    var cores: [FactoryCore] = []
    cores.reserveCapacity(factories.count)
    for installed in factories { cores.append(FactoryCore(graph: graph, installed: installed)) }

    for index in order {
      let node = nodes[index]
      let cluster = node.cluster.map { clusters[$0] }
      var dependencies = SlotDependencies()
      var foreignClusters: [SlotCluster] = []
      for position in node.dependencies {
        let slot: Slot
        switch self.dependencies[position] {
        case .own(let other): slot = slotOfNode[other] ?? unfinishedSlot(for: other)
        case .imported(let position): slot = imports[position].slot
        }
        dependencies.append(slot)
        if let other = slot.attachments?.cluster, other !== cluster { foreignClusters.append(other) }
      }
      let make: Maker
      var core: FactoryCore?
      switch node.source {
      case .run: make = index == 0 ? seed ?? run.makers[0] : run.makers[index]
      case .fixed(let maker): make = maker
      case .componentFactory(let number):
        make = factories[number].blueprint.descriptor.makeFactory
        core = cores[number]
      }
      let weakSide = node.weakSide.map { weakSides[$0] } ?? node.weakImport.flatMap { imports[$0].weakInstance }
      var attachments: SlotAttachments?
      if weakSide != nil || cluster != nil || core != nil || !foreignClusters.isEmpty {
        attachments = SlotAttachments(
          weakInstance: weakSide, isRememberedWeakly: node.isRememberedWeakly, cluster: cluster,
          foreignClusters: foreignClusters, factoryCore: core)
      }
      let slot = Slot(
        make: make, dependencies: dependencies,
        storage: node.layout.map { SharedStorage(elementSize: $0.size, elementAlignment: $0.alignment) },
        plan: self, node: index, attachments: attachments)
      slotOfNode[index] = slot
      slots.append(slot)
      cluster?.members.append(slot)
    }

    for (weakSide, node) in zip(weakSides, weakTargets) {
      if let slot = slotOfNode[node] { weakSide.connect(slot) }
    }
    for (installed, core) in zip(factories, cores) {
      let cluster = nodes[installed.node].cluster.map { clusters[$0] }
      if let needed = installed.imports {
        core.imports = ContiguousArray(
          needed.map { resolve($0, slotOfNode: slotOfNode, weakSides: weakSides, imports: imports, cluster: cluster) })
      } else {
        core.surroundings = cluster
      }
    }
    if hasUnlinkedFactory, let whole = clusters.first {
      whole.surroundings = factory
      whole.slotsByNode = slotOfNode.map { $0 ?? unfinishedSlot(for: 0) }
    }
    guard let root = slotOfNode[rootNode] else {
      preconditionFailure("A component was planned without its root. This is a defect of Cleanse: please report it.")
    }
    return InstanceSlots(root: root, slots: slots, clusters: clusters)
  }

  /// What an installed component needs, as its factory holds it.
  private func resolve(
    _ needed: FactoryImport, slotOfNode: ContiguousArray<Slot?>, weakSides: [WeakInstance],
    imports: ContiguousArray<Import>, cluster: SlotCluster?
  ) -> Import {
    switch needed {
    case .own(let node):
      let slot = slotOfNode[node] ?? unfinishedSlot(for: node)
      if let cluster, slot.attachments?.cluster === cluster { return .member(Import.Unowned(slot: slot)) }
      return .strong(slot)
    case .ownWeak(let weakSide): return .weak(weakSides[weakSide])
    case .imported(let position): return imports[position]
    }
  }

  /// Stands for a binding that is part of a dependency cycle, in a graph that was not validated.
  private func unfinishedSlot(for node: Int) -> Slot {
    Slot(make: { [self] _, _ in stopForReentrantCreation(of: node) })
  }
}

extension Import {
  var slot: Slot {
    switch self {
    case .strong(let slot): slot
    case .member(let member): member.slot
    case .weak:
      preconditionFailure("A weak import was linked as a strong one. This is a defect of Cleanse: please report it.")
    }
  }

  var weakInstance: WeakInstance? {
    if case .weak(let instance) = self { instance } else { nil }
  }
}
