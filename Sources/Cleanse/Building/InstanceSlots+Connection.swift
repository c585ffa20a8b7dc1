import BindingGraph

extension InstanceSlots {
  /// Adds the remaining slots, such as the slot of the seed, and connects all slots, bottom-up.
  ///
  /// - Parameters:
  ///   - seed: creates the value of the seed, if the component has one.
  ///   - imports: the required slots of the component's ancestors.
  /// - Complexity: O(bindings + requirements).
  func complete(seed: Maker, imports: ContiguousArray<Import>) {
    self.imports = imports
    for index in plan.order {
      let index = Int(index)
      let slot = unmanagedSlot(of: index) ?? addSlot(for: index, make: maker(of: index, seed: seed))
      slot._withUnsafeGuaranteedRef { connect($0, of: index) }
    }
    gatherClusters()
    connectWeakSides()
    connectBuilders()
    connectVisibleSlots()
    lifecycle?.connect { slot(of: $0) }
  }

  private func connect(_ slot: Slot, of index: Int) {
    let planned = plan.slots[index]
    let own = planned.dependencies
    // The first dependency last: it marks the slot as connected, which a slot that depends on itself is not yet.
    var position = own.upperBound
    while position > own.lowerBound {
      position -= 1
      slot.setDependency(retainSlot(of: plan.dependencies[position]), at: position - own.lowerBound)
    }
    if planned.isSpecial { slot.attach(attachments(of: index)) }
  }

  /// The closure of a node that no run of `configure` provides.
  private func maker(of index: Int, seed: Maker) -> Maker {
    switch plan.slots[index].source {
    case .fixed(let number): return plan.makers[Int(number)]
    case .componentFactory(let number): return plan.factories[Int(number)].component.descriptor.makeFactory
    case .run:
      guard index == 0, plan.configuration.bindsSeed else {
        fatalError("A binding has no closure. This is a defect of Cleanse: please report it.")
      }
      return seed
    }
  }

  private func retainSlot(of dependency: ComponentPlan.Dependency) -> Unmanaged<Slot> {
    if let position = dependency.imported { return .passRetained(imports[position].slot) }
    let node = dependency.own
    if let slot = retainConnectedSlot(of: node) { return slot }
    // Only a dependency cycle, in a graph that was not validated, leads to a slot that is not connected yet.
    return .passRetained(.unshared { [plan] _, _ in plan.stopForReentrantCreation(of: node) })
  }

  // MARK: Attachments, which few slots have

  /// - Precondition: the dependencies of the node are connected.
  private func attachments(of index: Int) -> SlotAttachments? {
    let ownership = plan.ownership[index]
    let cluster = ownership?.cluster.map { clusters[$0] }
    var foreignClusters: [SlotCluster] = []
    for dependency in plan.dependencies(of: index) {
      let slot = dependency.imported.map { imports[$0].slot } ?? slot(of: dependency.own)
      if let other = slot?.attachments?.cluster, other !== cluster { foreignClusters.append(other) }
    }
    let weakInstance =
      ownership?.weakSide.map { weakSides[$0] } ?? ownership?.weakImport.flatMap { imports[$0].weakInstance }
    if case .componentFactory(let number) = plan.slots[index].source {
      return FactoryAttachments(
        builders[Int(number)], cluster: cluster, foreignClusters: foreignClusters, weakInstance: weakInstance)
    }
    if let visibleSlots, plan.objectGraph?.node == index {
      return ObjectGraphAttachments(visibleSlots, cluster: cluster, weakInstance: weakInstance)
    }
    guard let ownership else {
      guard !foreignClusters.isEmpty else { return nil }
      return SlotAttachments(
        weakInstance: nil, isRememberedWeakly: false, cluster: nil, foreignClusters: foreignClusters)
    }
    return SlotAttachments(
      weakInstance: weakInstance, isRememberedWeakly: ownership.isRememberedWeakly, cluster: cluster,
      foreignClusters: foreignClusters)
  }

  // MARK: Steps that need finished slots

  private func gatherClusters() {
    guard plan.clusterCount > 0 else { return }
    for node in plan.order {
      guard let cluster = plan.ownership[Int(node)]?.cluster, let slot = slot(of: Int(node)) else { continue }
      clusters[cluster].members.append(slot)
    }
  }

  private func connectWeakSides() {
    for (weakSide, target) in zip(weakSides, plan.weakTargets) {
      guard let slot = slot(of: target.node) else { continue }
      weakSide.connect(slot)
      if target.isGiven { slot.noteValue(in: weakSide) }
    }
  }

  /// Gives the builders of subcomponents the slots that these require.
  private func connectBuilders() {
    for (installed, builder) in zip(plan.factories, builders) {
      let cluster = plan.ownership[installed.node]?.cluster.map { clusters[$0] }
      builder.imports = ContiguousArray(installed.imports.map { resolve($0, cluster: cluster) })
    }
  }

  private func connectVisibleSlots() {
    guard let visibleSlots, let objectGraph = plan.objectGraph else { return }
    let cluster = plan.ownership[objectGraph.node]?.cluster.map { clusters[$0] }
    visibleSlots.connect(objectGraph.bindings.map { resolve($0.slot, cluster: cluster) })
  }

  /// The slot that a subcomponent requires or an object graph leads to, retained as its holder needs it.
  private func resolve(_ needed: ComponentPlan.HeldSlot, cluster: SlotCluster?) -> Import {
    switch needed {
    case .own(let node):
      let slot = existingSlot(of: node)
      if let cluster, slot.attachments?.cluster === cluster { return .member(Import.Unowned(slot: slot)) }
      return .strong(SlotHandle(slot))
    case .ownWeak(let weakSide): return .weak(weakSides[weakSide])
    case .imported(let position): return imports[position].retained
    }
  }
}
