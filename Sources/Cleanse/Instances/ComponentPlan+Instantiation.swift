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
    let cores = factories.map { FactoryCore(graph: graph, installed: $0) }
    var slotOfNode = ContiguousArray<Slot?>(repeating: nil, count: nodes.count)

    for index in order {
      let node = nodes[index]
      let speciality = node.isSpecial ? specialities[index] : nil
      let cluster = speciality?.cluster.map { clusters[$0] }
      var dependencies = SlotDependencies()
      var foreignClusters: [SlotCluster] = []
      for position in Int(node.dependencyStart)..<Int(node.dependencyEnd) {
        let slot: Slot
        switch self.dependencies[position] {
        case .own(let other): slot = slotOfNode[Int(other)] ?? unfinishedSlot(for: Int(other))
        case .imported(let position): slot = imports[Int(position)].slot
        }
        dependencies.append(slot)
        if let other = slot.attachments?.cluster, other !== cluster { foreignClusters.append(other) }
      }
      let make: Maker
      var core: FactoryCore?
      switch node.source {
      case .run: make = index == 0 ? seed ?? run.makers[0] : run.makers[index]
      case .fixed(let number): make = makers[Int(number)]
      case .componentFactory(let number):
        make = factories[Int(number)].blueprint.descriptor.makeFactory
        core = cores[Int(number)]
      }
      var attachments: SlotAttachments?
      if speciality != nil || core != nil || !foreignClusters.isEmpty {
        attachments = SlotAttachments(
          weakInstance: speciality?.weakSide.map { weakSides[$0] }
            ?? speciality?.weakImport.flatMap { imports[$0].weakInstance },
          isRememberedWeakly: speciality?.isRememberedWeakly == true, cluster: cluster,
          foreignClusters: foreignClusters, factoryCore: core)
      }
      let slot = Slot(
        make: make, dependencies: dependencies,
        storage: node.layout.map { SharedStorage(elementSize: Int($0.size), elementAlignment: Int($0.alignment)) },
        plan: self, node: index, attachments: attachments)
      cluster?.members.append(slot)
      slotOfNode[index] = slot
    }

    for (weakSide, node) in zip(weakSides, weakTargets) {
      if let slot = slotOfNode[node] { weakSide.connect(slot) }
    }
    for (installed, core) in zip(factories, cores) {
      let cluster = specialities[installed.node]?.cluster.map { clusters[$0] }
      if let needed = installed.imports {
        core.imports = ContiguousArray(
          needed.map { resolve($0, slotOfNode: slotOfNode, weakSides: weakSides, imports: imports, cluster: cluster) })
      } else {
        core.surroundings = cluster
      }
    }
    if let unlinkedCluster {
      let cluster = clusters[unlinkedCluster]
      // The root component has nothing around it; its factory keeps the instance, and must not be kept by it.
      cluster.surroundings = factory.core.blueprint.parent == nil ? nil : factory
      cluster.slotOfNode = slotOfNode
    }
    return InstanceSlots(slotOfNode: slotOfNode, clusters: clusters, plan: self)
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
      return .strong(SlotHandle(slot))
    case .ownWeak(let weakSide): return .weak(weakSides[weakSide])
    case .imported(let position): return imports[position].retained
    }
  }

  /// Stands for a binding that is part of a dependency cycle, in a graph that was not validated.
  private func unfinishedSlot(for node: Int) -> Slot {
    Slot(make: { [self] _, _ in stopForReentrantCreation(of: node) })
  }
}
