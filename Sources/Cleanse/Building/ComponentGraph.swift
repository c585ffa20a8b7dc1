internal import CleanseThreads

/// A root component with everything that it installs, from what was recorded to the instances.
final class ComponentGraph {
  /// An instance whose bindings have their slots, which are not connected yet.
  struct BegunInstance {
    let slots: InstanceSlots
    /// The graph that its plan was made of.
    let graph: ComponentGraph
  }

  let root: RecordedComponent
  let plans = PlanTable()
  private let creationMonitor: CreationMonitor
  private let mutex = Mutex()
  /// What the graph was created with, until the root's first build.
  private var unusedRecording: Recording?
  /// What its closures tell of what they make.
  private let unusedInstance: TracedInstance?
  private var reportedChanges: Set<ObjectIdentifier> = []

  /// A graph whose root component has just been recorded.
  init(root: RecordedComponent, recordedAs recording: Recording, tracedBy instance: TracedInstance?) {
    self.root = root
    unusedInstance = instance
    creationMonitor = CreationMonitor()
    unusedRecording = recording
  }

  /// A graph in which one component declares something else than in another graph.
  init(root: RecordedComponent, changing other: ComponentGraph) {
    self.root = root
    unusedInstance = nil
    creationMonitor = other.creationMonitor
  }

  /// Plans every component that was recorded.
  func makePlans(of recorded: RecordedGraph) {
    Planner(recorded, table: plans, creationMonitor: creationMonitor).makePlans()
  }

  // MARK: Builds

  /// Runs `configure` for a new instance.
  /// - Parameter plan: the plan that the factory holds slots for; `nil` for the present one.
  func beginInstance(of component: RecordedComponent, as plan: ComponentPlan?) -> BegunInstance {
    if component === root, let plan = plans[component], let unused = takeUnusedRecording() {
      unusedInstance?.begin()
      return begin(plan, with: unused)
    }
    guard let plan = plan ?? plans[component] else { return LateLinker(of: component, in: self).link() }
    let slots = InstanceSlots(of: plan, in: self)
    guard let difference = fill(slots, of: component) else { return BegunInstance(slots: slots, graph: self) }
    return LateLinker(of: component, in: self).relink(insteadOf: plan, difference: difference)
  }

  /// Begins an instance with closures that are at hand.
  func begin(_ plan: ComponentPlan, with made: InstrumentedRecording) -> BegunInstance {
    made.tracedInstance?.begin()
    return begin(plan, with: made.recording)
  }

  // Consuming, because closures are moved into slots: there is no copy of the recording.
  private func begin(_ plan: ComponentPlan, with recording: consuming Recording) -> BegunInstance {
    let slots = InstanceSlots(of: plan, in: self)
    slots.addSlots(of: recording)
    return BegunInstance(slots: slots, graph: self)
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

  // MARK: Linking after the creation

  /// Runs `body`, which changes what is recorded, on one thread at a time.
  func changing<Result>(_ body: () -> Result) -> Result {
    mutex.withLock(body)
  }

  /// Whether nobody has been told yet that a component declares other bindings than before.
  func isFirstChange(of component: RecordedComponent) -> Bool {
    mutex.withLock { reportedChanges.insert(ObjectIdentifier(component)).inserted }
  }
}
