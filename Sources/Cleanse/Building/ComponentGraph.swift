import BindingGraph
internal import CleanseThreads

/// The tree of a root component and its subcomponents, from the recordings to the instances.
final class ComponentGraph {
  let root: RecordedComponent
  /// The plan of the root component, which leads to the plans of its subcomponents.
  let plan: ComponentPlan
  /// The errors of a graph that was not validated. They stop the program when a component with an error is used.
  private let faults: Faults
  private let mutex = Mutex()
  /// The recording that validation used, until the root's first build uses it.
  private var unusedRecording: InstrumentedRecording?

  /// Creates the graph of a root component that has just been recorded.
  /// - Parameter faults: the errors of the graph, none of which keeps the root component from being built.
  init(
    of recorded: RecordedGraph, with faults: Faults, root: RecordedComponent,
    recordedAs recording: InstrumentedRecording
  ) {
    guard let plan = Planner.plan(recorded, creationMonitor: CreationMonitor()) else {
      fatalError("A root component was linked without a plan. This is a defect of Cleanse: please report it.")
    }
    self.root = root
    self.plan = plan
    self.faults = faults
    unusedRecording = recording
  }

  /// The plan of a component, for explanations.
  func plan(of component: RecordedComponent) -> ComponentPlan? {
    guard let parent = component.parent else { return plan }
    return plan(of: parent)?.factories.first { $0.component === component }?.plan
  }

  // MARK: Building

  /// Runs `configure` for a new instance, whose slots are not connected yet.
  func beginInstance(of component: RecordedComponent, as plan: ComponentPlan) -> InstanceSlots {
    let slots = InstanceSlots(of: plan, in: self)
    if component === root, let unused = takeUnusedRecording() {
      unused.beginTrace?()
      slots.addSlots(of: (consume unused).recording)
    } else if let difference = fill(slots, of: component) {
      stopForChange(of: component, at: difference)
    }
    return slots
  }

  private func takeUnusedRecording() -> InstrumentedRecording? {
    mutex.withLock { unusedRecording.take() }
  }

  /// Runs `configure` again, for the slots of a new instance.
  /// - Returns: the position of the first binding that differs from the plan; `nil` if all are the same.
  private func fill(_ slots: InstanceSlots, of component: RecordedComponent) -> Int? {
    guard component.instrumentation != nil else { return ConfigurationRepetition.run(component.descriptor, for: slots) }
    let made = component.record(keepsDetails: false)
    if let difference = made.configuration.firstDifference(from: slots.plan.configuration) { return difference }
    made.beginTrace?()
    slots.addSlots(of: made.recording)
    return nil
  }

  // MARK: Errors

  private func stopForChange(of component: RecordedComponent, at difference: Int) -> Never {
    // The run that differs kept no source locations; another run records them.
    let details = component.record(keepsDetails: true).configuration.details
    let change = ChangedConfigurationFact(
      component: TypeReference(component.descriptor.type),
      location: details.indices.contains(difference) ? details[difference].location : nil)
    fatalError(Diagnostic(change).description)
  }

  /// Stops the program with the report of the whole graph, because a component with an error is used.
  func stopForFaults() -> Never {
    fatalError(faults.description)
  }

  /// Stops the program if a component must not be built in another isolation.
  func requireSendable(_ component: RecordedComponent) {
    let type = TypeReference(component.descriptor.type)
    let isUnsendable = faults.errors.contains { ($0.diagnostic.fact as? UnsendableRequestFact)?.component == type }
    if isUnsendable { stopForFaults() }
  }
}
