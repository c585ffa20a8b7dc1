/// Builds instances of a component at one place: for an installed one, in one instance of its parent.
final class InstanceBuilder {
  private let graph: ComponentGraph
  let component: RecordedComponent
  /// `nil` for a component with a fault, which cannot be built.
  private let plan: ComponentPlan?
  /// The slots of its ancestors that the component needs, in the order of the plan's imports.
  var imports: ContiguousArray<Import> = []
  /// Keeps the instance that a root component's factory built last.
  let lastInstance: LastInstance?
  /// Whether it holds nothing but sendable values, and builds in any isolation.
  let isDetached: Bool
  private let nesting = NestingLimit()

  /// Builds a graph's root component.
  /// - Parameter keepsLastInstance: whether the instance that was built last stays alive with the builder.
  init(graph: ComponentGraph, keepsLastInstance: Bool) {
    self.graph = graph
    component = graph.root
    plan = graph.plan
    lastInstance = keepsLastInstance ? LastInstance() : nil
    isDetached = false
  }

  /// Builds an installed component, in one instance of its parent.
  init(graph: ComponentGraph, installed: ComponentPlan.InstalledFactory) {
    self.graph = graph
    component = installed.component
    plan = installed.plan
    lastInstance = nil
    isDetached = false
  }

  /// Builds the same component as another builder, with slots that belong to no isolation and are still to be set.
  init(detaching other: InstanceBuilder) {
    graph = other.graph
    component = other.component
    plan = other.plan
    lastInstance = nil
    isDetached = true
    graph.requireSendable(component)
  }

  /// Runs `configure` and makes an instance of what it declares. The caller keeps the imports alive meanwhile.
  func makeInstance(seed: Maker) -> InstanceSlots {
    guard let plan else { graph.stopForMissingPlan() }
    let tracing = component.trace.map { TracedPreparation(ofInstanceOf: component.descriptor, seed: seed, in: $0) }
    let slots = graph.beginInstance(of: component, as: plan)
    slots.complete(seed: seed, imports: imports)
    tracing?.end()
    return slots
  }

  /// Runs `body`, which builds an instance, unless building has led to building without an end.
  func building<Result>(_ body: () -> Result) -> Result {
    nesting.nested {
      guard let parent = component.parent, let plan = graph.plan(of: parent), let installation = component.installation
      else {
        fatalError("\(component.descriptor.type) builds itself recursively while it is being built.")
      }
      plan.stopForReentrantCreation(of: installation.binding)
    } _: {
      body()
    }
  }
}

extension InstanceBuilder: OpaqueToReflection {
  var customMirror: Mirror { emptyMirror }
}
