/// Builds instances of a component at one place: for an installed one, in one instance of its parent.
final class InstanceBuilder {
  private let graph: ComponentGraph
  let component: RecordedComponent
  /// The plan that `imports` belong to; `nil` where the component was not linked when the builder was made, and for
  /// the root component, which needs nothing of others.
  private let plan: ComponentPlan?
  /// The slots of its ancestors that the component needs.
  var imports: ContiguousArray<Import> = []
  /// For a component that was not linked: the parent's instance, held by whoever holds the factory until it is known
  /// what the component needs.
  weak var surroundings: InstanceCluster?
  /// Keeps the instance that a root component's factory built last.
  let lastInstance: LastInstance?
  /// Whether it holds nothing but sendable values, and builds in any isolation.
  private(set) var isDetached = false
  private let nesting = NestingLimit()

  /// Builds a graph's root component.
  init(graph: ComponentGraph) {
    self.graph = graph
    component = graph.root
    plan = nil
    lastInstance = LastInstance()
  }

  /// Builds an installed component, in one instance of its parent.
  init(graph: ComponentGraph, installed: ComponentPlan.InstalledFactory) {
    self.graph = graph
    component = installed.component
    plan = installed.imports == nil ? nil : installed.plan
    lastInstance = nil
  }

  /// Builds the same component as another builder, with slots that belong to no isolation and are still to be set.
  init(detaching other: InstanceBuilder, as plan: ComponentPlan) {
    graph = other.graph
    component = other.component
    self.plan = plan
    isDetached = true
    lastInstance = nil
  }

  /// What an installed component needs, which is linked now where it was not.
  func needs(retained: RetainedInstanceBuilder) -> AncestorRetention.Needs {
    let held = retained.retention?.state
    if case .needs(let needs) = held { return needs }
    if let plan { return AncestorRetention.Needs(plan: plan, imports: imports) }
    let plan = LateLinker(of: component, in: graph).linkDeeply()
    return withExtendedLifetime(held) { AncestorRetention.Needs(plan: plan, imports: imports(of: plan, known: nil)) }
  }

  /// Runs `configure` and makes an instance of what it declares.
  /// - Parameter retained: what this builder is held by.
  func makeInstance(seed: Maker, retained: RetainedInstanceBuilder) -> InstanceSlots {
    let tracing = component.trace.map { TracedPreparation(ofInstanceOf: component.descriptor, seed: seed, in: $0) }
    // The state is kept to the end: it holds the slots that this builder leads to.
    let held = retained.retention?.state
    var known = plan.map { AncestorRetention.Needs(plan: $0, imports: imports) }
    if case .needs(let needs) = held { known = needs }
    let begun = graph.beginInstance(of: component, as: known?.plan)
    let plan = begun.slots.plan
    var needs = AncestorRetention.Needs(plan: plan, imports: [])
    if let known, known.plan === plan {
      needs = known
    } else if !plan.imports.isEmpty {
      needs = AncestorRetention.Needs(plan: plan, imports: imports(of: plan, known: known))
    }
    begun.slots.complete(seed: seed, imports: needs.imports, builtBy: retained)
    tracing?.end()
    if known == nil, begun.graph === graph, !plan.hasUnlinkedFactory { retained.retention?.narrow(to: needs) }
    return withExtendedLifetime(held) { begun.slots }
  }

  /// Runs `body`, which builds an instance, unless building has led to building without an end.
  func building<Result>(_ body: () -> Result) -> Result {
    nesting.nested {
      guard let parent = component.parent, let plan = graph.plans[parent], let installation = component.installation
      else {
        fatalError("\(component.descriptor.type) is built again and again while it is built.")
      }
      plan.stopForReentrantCreation(of: installation.binding)
    } _: {
      body()
    }
  }

  /// The slots of ancestors that a plan needs, where the builder was made for another plan or for none.
  private func imports(of plan: ComponentPlan, known: AncestorRetention.Needs?) -> ContiguousArray<Import> {
    ContiguousArray(
      plan.imports.map { reference in
        if let position = known?.plan.imports.firstIndex(of: reference), let known { return known.imports[position] }
        guard let found = resolve(reference) else {
          fatalError(
            """
            \(component.descriptor.type) was configured with other bindings than before, and needs something of its \
            parent now that its factory does not hold. Let configure(binder:) declare the same bindings each time.
            """)
        }
        return found
      })
  }

  /// The slot of an ancestor, if this builder leads to it. The caller keeps the ancestors alive meanwhile.
  func resolve(_ reference: ImportReference) -> Import? {
    if let position = plan?.imports.firstIndex(of: reference) { return imports[position].retained }
    guard let surroundings else { return nil }
    if let outer = reference.fromParent { return surroundings.surroundings?.resolve(outer) }
    guard let slot = surroundings.slotOfNode[reference.node] else { return nil }
    if !reference.isWeak { return .strong(SlotHandle(slot)) }
    return slot.attachments?.weakInstance.map { .weak($0) }
  }
}

extension InstanceBuilder: OpaqueToReflection {
  var customMirror: Mirror { emptyMirror }
}
