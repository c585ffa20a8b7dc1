import BindingGraph

extension CleanseErrorReporter {
  /// The current report of the graph, with the errors and warnings of the plugins that ran before.
  package var reportSoFar: ValidationReport {
    var faults = Faults(graph.errors())
    faults.errors += errors
    faults.pluginWarnings = reportedWarnings
    return ValidationReport(faults: faults, recorded: graph)
  }
}
