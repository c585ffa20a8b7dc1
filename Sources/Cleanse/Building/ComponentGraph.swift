import BindingGraph
internal import CleanseThreads

/// A root component with everything that it installs, from what was recorded to the instances.
final class ComponentGraph {
  let root: RecordedComponent
  /// The plan of the root component, which leads to those of the others; `nil` where the root has a fault.
  let plan: ComponentPlan?
  /// `nil` for a graph without faults.
  private let faultyGraph: FaultyGraph?
  private let mutex = Mutex()
  /// The recording that validation used, until the root's first build uses it.
  private var unusedRecording: Recording?
  /// Traces the creations of its closures.
  private let unusedInstance: TracedInstance?

  /// A graph whose root component has just been recorded.
  /// - Parameter isValidated: whether the graph is known to have no faults.
  init(
    of recorded: RecordedGraph, isValidated: Bool, root: RecordedComponent, recordedAs recording: Recording,
    tracedBy instance: TracedInstance?
  ) {
    self.root = root
    plan = Planner.plan(recorded, creationMonitor: CreationMonitor())
    faultyGraph = isValidated ? nil : FaultyGraph(recorded)
    unusedRecording = recording
    unusedInstance = instance
  }

  /// The plan of a component, for explanations.
  func plan(of component: RecordedComponent) -> ComponentPlan? {
    guard let parent = component.parent else { return plan }
    return plan(of: parent)?.factories.first { $0.component === component }?.plan
  }

  // MARK: Builds

  /// Runs `configure` for a new instance, whose slots are not connected yet.
  func beginInstance(of component: RecordedComponent, as plan: ComponentPlan) -> InstanceSlots {
    let slots = InstanceSlots(of: plan, in: self)
    if component === root, let unused = takeUnusedRecording() {
      unusedInstance?.begin()
      slots.addSlots(of: unused)
    } else if let difference = fill(slots, of: component) {
      stopForChange(of: component, at: difference)
    }
    return slots
  }

  private func takeUnusedRecording() -> Recording? {
    mutex.withLock { unusedRecording.take() }
  }

  /// Runs `configure` once more, for the slots of a new instance.
  /// - Returns: the position of the first binding that differs from those of the plan; `nil` where all are the same.
  private func fill(_ slots: InstanceSlots, of component: RecordedComponent) -> Int? {
    guard component.isInstrumented else { return ConfigurationRepetition.run(component.descriptor, for: slots) }
    let made = component.record(keepsDetails: false)
    if let difference = made.configuration.firstDifference(from: slots.plan.configuration) { return difference }
    made.tracedInstance?.begin()
    slots.addSlots(of: made.recording)
    return nil
  }

  // MARK: Faults

  private func stopForChange(of component: RecordedComponent, at difference: Int) -> Never {
    // The run that differs kept no locations; another one has them.
    let details = component.record(keepsDetails: true).configuration.details
    let change = ChangedConfigurationFact(
      component: TypeReference(component.descriptor.type),
      location: details.indices.contains(difference) ? details[difference].location : nil)
    fatalError(Diagnostic(change).description)
  }

  /// Stops the program because a component was built that has no plan.
  func stopForMissingPlan() -> Never {
    guard let faultyGraph else {
      fatalError("A component was linked without a plan. This is a defect of Cleanse: please report it.")
    }
    faultyGraph.stop()
  }

  /// Stops the program where a component must not be built in another isolation.
  func requireSendable(_ component: RecordedComponent) {
    faultyGraph?.requireSendable(component)
  }
}

/// A graph that was not validated, and has faults. They stop the program where a component with a fault is used.
struct FaultyGraph {
  private let recorded: RecordedGraph
  /// The components that can be built in the isolation of their parents only, although something asks for more.
  private let unsendableComponents: [TypeReference]

  /// - Returns: `nil` for a graph in which everything can be used.
  init?(_ recorded: RecordedGraph) {
    let linked = recorded.linked
    self.recorded = recorded
    unsendableComponents = UnsendableRequestPass.facts(in: linked, advisor: RunTimeTypes()).compactMap(\.component)
    guard !unsendableComponents.isEmpty || !linked.components.indices.allSatisfy(linked.canBuild) else { return nil }
  }

  /// Stops the program with the report of the whole graph.
  func stop() -> Never {
    fatalError(Faults(recorded.diagnostics()).description)
  }

  /// Stops the program where a component must not be built in another isolation.
  func requireSendable(_ component: RecordedComponent) {
    if unsendableComponents.contains(TypeReference(component.descriptor.type)) { stop() }
  }
}
