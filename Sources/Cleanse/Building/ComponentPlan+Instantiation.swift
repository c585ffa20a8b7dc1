import BindingGraph

extension ComponentPlan {
  /// Makes what an instance still lacks besides the slots of its bindings, and connects all slots, bottom-up.
  ///
  /// - Parameters:
  ///   - seed: makes the value of the seed, where the component binds one.
  ///   - imports: the slots of its ancestors that the instance needs.
  ///   - factory: the factory that builds the instance.
  /// - Complexity: O(bindings + requirements).
  func complete(
    _ instance: InstanceSlots, seed: @escaping Maker, imports: ContiguousArray<Import>, builtBy factory: FactoryHandle
  ) {
    instance.imports = imports
    for index in order {
      let index = Int(index)
      let slot =
        instance.unmanagedSlot(of: index) ?? instance.addSlot(for: index, make: maker(of: index, seed: seed))
      slot._withUnsafeGuaranteedRef { connect($0, of: index, in: instance) }
    }
    connect(instance, builtBy: factory)
  }

  private func connect(_ slot: Slot, of index: Int, in instance: InstanceSlots) {
    let own = nodes[index].dependencies
    // The first dependency last: it marks the slot as connected, for which a slot that needs itself must not be taken.
    var position = own.upperBound
    while position > own.lowerBound {
      position -= 1
      slot.setDependency(retainSlot(of: dependencies[position], in: instance), at: position - own.lowerBound)
    }
    if nodes[index].isSpecial { slot.attach(attachments(of: index, in: instance)) }
  }

  /// What makes the value of a node that no run has a closure for.
  private func maker(of index: Int, seed: @escaping Maker) -> Maker {
    switch nodes[index].source {
    case .fixed(let number): return makers[Int(number)]
    case .componentFactory(let number): return factories[Int(number)].blueprint.descriptor.makeFactory
    case .run:
      guard index == 0, run.bindsSeed else {
        preconditionFailure("A binding has no closure. This is a defect of Cleanse: please report it.")
      }
      return seed
    }
  }

  private func retainSlot(of dependency: Dependency, in instance: InstanceSlots) -> Unmanaged<Slot> {
    if let position = dependency.imported { return .passRetained(instance.imports[position].slot) }
    // Only a dependency cycle, in a graph that was not validated, leads to what is not connected yet.
    return instance.retainConnectedSlot(of: dependency.own) ?? .passRetained(unfinishedSlot(for: dependency.own))
  }

  private func unfinishedSlot(for node: Int) -> Slot {
    .unshared { [self] _, _ in stopForReentrantCreation(of: node) }
  }

  // MARK: What few slots have

  /// - Precondition: what the node depends on is connected.
  private func attachments(of index: Int, in instance: InstanceSlots) -> SlotAttachments? {
    let speciality = specialities[index]
    let cluster = speciality?.cluster.map { instance.clusters[$0] }
    var foreignClusters: [SlotCluster] = []
    for dependency in dependencies(of: index) {
      let slot = dependency.imported.map { instance.imports[$0].slot } ?? instance.slot(of: dependency.own)
      if let other = slot?.attachments?.cluster, other !== cluster { foreignClusters.append(other) }
    }
    var core: FactoryCore?
    if case .componentFactory(let number) = nodes[index].source { core = instance.cores[Int(number)] }
    guard speciality != nil || core != nil || !foreignClusters.isEmpty else { return nil }
    return SlotAttachments(
      weakInstance: speciality?.weakSide.map { instance.weakSides[$0] }
        ?? speciality?.weakImport.flatMap { instance.imports[$0].weakInstance },
      isRememberedWeakly: speciality?.isRememberedWeakly == true, cluster: cluster,
      foreignClusters: foreignClusters, factoryCore: core)
  }

  /// Ties together what needs finished slots: weak sides, clusters, and what installed components need.
  private func connect(_ instance: InstanceSlots, builtBy factory: FactoryHandle) {
    if clusterCount > 0 {
      for node in order {
        guard let cluster = specialities[Int(node)]?.cluster, let slot = instance.slot(of: Int(node)) else { continue }
        instance.clusters[cluster].members.append(slot)
      }
    }
    for (weakSide, node) in zip(instance.weakSides, weakTargets) {
      if let slot = instance.slot(of: node) { weakSide.connect(slot) }
    }
    for (installed, core) in zip(factories, instance.cores) {
      let cluster = specialities[installed.node]?.cluster.map { instance.clusters[$0] }
      if let needed = installed.imports {
        core.imports = ContiguousArray(needed.map { resolve($0, in: instance, cluster: cluster) })
      } else {
        core.surroundings = cluster
      }
    }
    if let unlinkedCluster {
      let cluster = instance.clusters[unlinkedCluster]
      // The root component has nothing around it; its factory keeps the instance, and must not be kept by it.
      cluster.surroundings = factory.core.blueprint.parent == nil ? nil : factory
      cluster.slotOfNode = ContiguousArray(nodes.indices.map { instance.slot(of: $0) })
    }
  }

  /// What an installed component needs, as its factory holds it.
  private func resolve(_ needed: FactoryImport, in instance: InstanceSlots, cluster: SlotCluster?) -> Import {
    switch needed {
    case .own(let node):
      let slot = instance.slot(of: node) ?? unfinishedSlot(for: node)
      if let cluster, slot.attachments?.cluster === cluster { return .member(Import.Unowned(slot: slot)) }
      return .strong(SlotHandle(slot))
    case .ownWeak(let weakSide): return .weak(instance.weakSides[weakSide])
    case .imported(let position): return instance.imports[position].retained
    }
  }
}
