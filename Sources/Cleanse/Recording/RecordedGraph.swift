import BindingGraph

/// The recorded components as a graph of plain values, linked.
final class RecordedGraph {
  let linked: LinkedGraph
  /// The blueprints by `ComponentNode.ID`.
  let blueprints: [ComponentBlueprint]
  let interner: TypeInterner

  /// - Parameter overrides: overrides each of which has to be of use, where the whole tree was recorded.
  init(root: ComponentBlueprint, checking overrides: Overrides? = nil) {
    var assembler = GraphAssembler(root: root)
    interner = assembler.interner
    linked = Linker.link(assembler.assemble(checking: overrides), examiner: interner)
    blueprints = assembler.blueprints
  }

  /// Plans every component that was recorded.
  func makePlans(creationMonitor: CreationMonitor) {
    var planner = Planner(self, creationMonitor: creationMonitor)
    planner.makePlans()
  }

  /// What some checks find.
  func faults(passes: [any ValidationPass.Type]) -> Faults {
    Faults(Validator.diagnostics(in: linked, passes: passes, advisor: RunTimeTypes()))
  }

  /// What all checks and the plugins find.
  func faults(serviceLoader: CleanseServiceLoader) -> Faults {
    var faults = faults(passes: Validator.passes)
    guard !serviceLoader.services.isEmpty else { return faults }
    let reporter = CleanseErrorReporter(graph: self)
    let root = ComponentBinding(graph: ComponentBindingGraph(self), node: .aboveRoot)
    for service in serviceLoader.services { service.visit(root: root, errorReporter: reporter) }
    faults.errors += reporter.errors
    faults.pluginWarnings = reporter.reportedWarnings
    return faults
  }

  /// What the graph can be built with, and what is probably not meant. Costs about as much as the other checks.
  func warnings() -> [Diagnostic] {
    Validator.diagnostics(in: linked, passes: Validator.warningPasses, advisor: RunTimeTypes())
  }
}
