/// Builds instances of a component at one position of the tree; of a subcomponent, within one instance of its parent.
final class InstanceBuilder {
  private let graph: ComponentGraph
  let component: RecordedComponent
  /// `nil` for a component with an error, which cannot be built.
  private let plan: ComponentPlan?
  /// The required slots of the component's ancestors, in the order of the plan's imports.
  var imports: ContiguousArray<Import> = []
  /// Keeps the last instance that the factory of a root component built.
  let lastInstance: LastInstance?
  /// Whether it holds only sendable values, and builds in any isolation.
  let isDetached: Bool
  private let nesting = NestingLimit()

  /// Builds the root component of a graph.
  /// - Parameter keepsLastInstance: whether the last instance stays alive with the builder.
  init(graph: ComponentGraph, keepsLastInstance: Bool) {
    self.graph = graph
    component = graph.root
    plan = graph.plan
    lastInstance = keepsLastInstance ? LastInstance() : nil
    isDetached = false
  }

  /// Builds a subcomponent within one instance of its parent.
  init(graph: ComponentGraph, installed: ComponentPlan.InstalledFactory) {
    self.graph = graph
    component = installed.component
    plan = installed.plan
    lastInstance = nil
    isDetached = false
  }

  /// Builds the same component as another builder. Its imports, which belong to no isolation, are set later.
  init(detaching other: InstanceBuilder) {
    graph = other.graph
    component = other.component
    plan = other.plan
    lastInstance = nil
    isDetached = true
    graph.requireSendable(component)
  }

  /// Runs `configure` and creates an instance of its declarations. The caller keeps the imports alive meanwhile.
  func makeInstance(seed: Maker) -> InstanceSlots {
    guard let plan else { graph.stopForFaults() }
    let endTracing = component.instrumentation?.trace.map { $0.functions.beginInstance(component.descriptor, seed, $0) }
    let slots = graph.beginInstance(of: component, as: plan)
    slots.complete(seed: seed, imports: imports)
    endTracing?()
    return slots
  }

  /// Runs `body`, which builds an instance, and stops the program if building recurses without end.
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
