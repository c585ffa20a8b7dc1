import BindingGraph

extension RecordedGraph {
  /// What all checks and the plugins find.
  func faults(serviceLoader: CleanseServiceLoader) -> Faults {
    var faults = Faults(diagnostics())
    guard !serviceLoader.services.isEmpty else { return faults }
    let reporter = CleanseErrorReporter(graph: self)
    let root = ComponentBindingNode(graph: ComponentBindingGraph(self), place: .aboveRoot)
    for service in serviceLoader.services { service.visit(root: root, errorReporter: reporter) }
    faults.errors += reporter.errors
    faults.pluginWarnings = reporter.reportedWarnings
    return faults
  }
}
