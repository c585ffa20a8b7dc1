import BindingGraph

/// A root component with everything that it installs, from the recorded runs to the plans.
final class ComponentGraph {
  let root: ComponentBlueprint
  let creationMonitor: CreationMonitor
  private let mutex = Mutex()

  /// Runs `configure` of a root component.
  /// - Parameters:
  ///   - recordsInstalledComponents: whether to run `configure` of installed components too, now and not at their first
  ///     build.
  ///   - instrumentation: what is done to each run.
  init(
    root descriptor: ComponentDescriptor, recordsInstalledComponents: Bool, instrumentation: Instrumentation? = nil
  ) {
    creationMonitor = CreationMonitor()
    root = ComponentBlueprint(rootOf: descriptor, instrumentation: instrumentation)
    if recordsInstalledComponents {
      root.recordDeeply()
    } else {
      root.adopt(root.record(keepsDetails: true))
    }
    root.isRunUnused = true
  }

  init(root: ComponentBlueprint, creationMonitor: CreationMonitor) {
    self.root = root
    self.creationMonitor = creationMonitor
  }

  // MARK: Builds

  /// An instance whose bindings have their slots, which are not connected yet.
  struct BegunInstance {
    let slots: InstanceSlots
    /// The graph that its plan was made of.
    let graph: ComponentGraph
  }

  /// Runs `configure` for a new instance.
  /// - Parameter plan: the plan that the factory holds slots for; `nil` for the present one.
  func beginInstance(of blueprint: ComponentBlueprint, as plan: ComponentPlan?) -> BegunInstance {
    if let unused = takeUnusedRun(of: blueprint) { return begin(unused.plan, with: unused.run) }
    guard let plan = plan ?? currentPlan(of: blueprint) else { return link(blueprint) }
    let slots = InstanceSlots(of: plan, in: self)
    guard let difference = blueprint.fill(slots) else { return BegunInstance(slots: slots, graph: self) }
    return relink(blueprint, insteadOf: plan, difference: difference)
  }

  private func begin(_ plan: ComponentPlan, with run: ConfigurationRun) -> BegunInstance {
    let slots = InstanceSlots(of: plan, in: self)
    slots.addSlots(of: run)
    return BegunInstance(slots: slots, graph: self)
  }

  /// The run that the graph was created with, once.
  private func takeUnusedRun(of blueprint: ComponentBlueprint) -> (run: ConfigurationRun, plan: ComponentPlan)? {
    guard blueprint === root else { return nil }
    return mutex.withLock {
      guard blueprint.isRunUnused, let run = blueprint.run, let plan = blueprint.plan else { return nil }
      blueprint.isRunUnused = false
      return (run, plan)
    }
  }

  private func currentPlan(of blueprint: ComponentBlueprint) -> ComponentPlan? {
    mutex.withLock { blueprint.plan }
  }

  /// Links an installed component of a graph that was not validated, at its first build.
  private func link(_ blueprint: ComponentBlueprint) -> BegunInstance {
    let run = blueprint.record(keepsDetails: true)
    let plan: ComponentPlan? = mutex.withLock {
      guard blueprint.plan == nil else { return blueprint.plan }
      blueprint.adopt(run)
      linkOrStop(passes: Validator.linkingPasses)
      return blueprint.plan
    }
    guard let plan else { stopForMissingPlan() }
    // Another thread may have linked the component meanwhile.
    guard plan.run === run || run.declaresTheSame(as: plan.run) else {
      return relink(blueprint, insteadOf: plan, difference: run.firstDifference(from: plan.run))
    }
    return begin(plan, with: run)
  }

  /// Links an instance whose `configure` declared something else than before.
  private func relink(
    _ blueprint: ComponentBlueprint, insteadOf plan: ComponentPlan, difference: Int
  ) -> BegunInstance {
    // The run that differed kept no details; this one is what the instance is made of.
    let run = blueprint.record(keepsDetails: true)
    if run.declaresTheSame(as: plan.run) { return begin(plan, with: run) }
    let location = run.details.indices.contains(difference) ? run.details[difference].location : nil
    let change = ChangedConfiguration(component: TypeReference(blueprint.descriptor.type), location: location)
    let isFirst = mutex.withLock {
      defer { blueprint.hasReportedChange = true }
      return !blueprint.hasReportedChange
    }
    if isFirst {
      StandardError.write(DiagnosticRenderer.standardError.text(for: Diagnostic(change)))
    }
    let replacement = blueprint.replaced(by: run)
    let graph = ComponentGraph(root: replacement.outermost, creationMonitor: creationMonitor)
    graph.linkOrStop(passes: Validator.passes)
    guard let plan = replacement.copy.plan else { stopForMissingPlan() }
    return graph.begin(plan, with: run)
  }

  /// Links and plans what is recorded; a fault stops the program with the full report.
  private func linkOrStop(passes: [any ValidationPass.Type]) {
    let recorded = RecordedGraph(root: root)
    let faults = recorded.faults(passes: passes)
    if !faults.isEmpty { fatalError(faults.description) }
    recorded.makePlans(creationMonitor: creationMonitor)
  }

  private func stopForMissingPlan() -> Never {
    preconditionFailure("A component was linked without a plan. This is a defect of Cleanse: please report it.")
  }
}
