import BindingGraph

/// Links a component after its graph was created: at its first build, where the graph was not validated, and where
/// `configure` has changed its mind.
struct LateLinker {
  private let component: RecordedComponent
  private let graph: ComponentGraph

  init(of component: RecordedComponent, in graph: ComponentGraph) {
    self.component = component
    self.graph = graph
  }

  /// Links an installed component of a graph that was not validated.
  func link() -> ComponentGraph.BegunInstance {
    let made = component.record(keepsDetails: true)
    let plan: ComponentPlan? = graph.changing {
      if let known = graph.plans[component] { return known }
      component.adopt(made)
      Self.linkOrStop(graph, passes: Validator.linkingPasses)
      return graph.plans[component]
    }
    guard let plan else { Self.stopForMissingPlan() }
    // Another thread may have linked the component meanwhile.
    guard let difference = made.configuration.firstDifference(from: plan.configuration) else {
      return graph.begin(plan, with: made)
    }
    return relink(insteadOf: plan, difference: difference)
  }

  /// Links an installed component of a graph that was not validated, with everything that is installed in it, before it is
  /// built.
  func linkDeeply() -> ComponentPlan {
    let plan: ComponentPlan? = graph.changing {
      if let known = graph.plans[component], !known.hasUnlinkedFactory { return known }
      component.adoptRemainder()
      Self.linkOrStop(graph, passes: Validator.linkingPasses + [UnsendableRequestPass.self])
      return graph.plans[component]
    }
    guard let plan else { Self.stopForMissingPlan() }
    return plan
  }

  /// Links an instance whose `configure` declared something else than before.
  /// - Parameter difference: the position of the first binding that differs.
  func relink(insteadOf plan: ComponentPlan, difference: Int) -> ComponentGraph.BegunInstance {
    // The run that differed kept no details; this one is what the instance is made of.
    let made = component.record(keepsDetails: true)
    guard made.configuration.firstDifference(from: plan.configuration) != nil else {
      return graph.begin(plan, with: made)
    }
    if graph.isFirstChange(of: component) { report(difference, in: made.configuration) }
    let replacement = component.replaced(by: made)
    let changed = ComponentGraph(root: replacement.outermost, changing: graph)
    Self.linkOrStop(changed, passes: Validator.passes)
    guard let plan = changed.plans[replacement.copy] else { Self.stopForMissingPlan() }
    return changed.begin(plan, with: made)
  }

  private func report(_ difference: Int, in configuration: RecordedConfiguration) {
    let details = configuration.details
    let change = ChangedConfigurationFact(
      component: TypeReference(component.descriptor.type),
      location: details.indices.contains(difference) ? details[difference].location : nil)
    StandardError.write(DiagnosticRenderer.standardError.text(for: Diagnostic(change)))
  }

  /// Links and plans what is recorded; a fault stops the program with the full report.
  private static func linkOrStop(_ graph: ComponentGraph, passes: [any ValidationPass.Type]) {
    let recorded = RecordedGraph(root: graph.root)
    let faults = Faults(recorded.diagnostics(passes: passes))
    if !faults.isEmpty { fatalError(faults.description) }
    graph.makePlans(of: recorded)
  }

  private static func stopForMissingPlan() -> Never {
    fatalError("A component was linked without a plan. This is a defect of Cleanse: please report it.")
  }
}
