import BindingGraph

extension RecordedGraph {
  /// What all checks and the plugins find.
  func faults(serviceLoader: CleanseServiceLoader) -> Faults {
    var faults = Faults(diagnostics(passes: Validator.passes))
    guard !serviceLoader.services.isEmpty else { return faults }
    let reporter = CleanseErrorReporter(graph: self)
    let root = ComponentBinding(graph: ComponentBindingGraph(self), node: .aboveRoot)
    for service in serviceLoader.services { service.visit(root: root, errorReporter: reporter) }
    faults.errors += reporter.errors
    faults.pluginWarnings = reporter.reportedWarnings
    return faults
  }
}
