import BindingGraph

extension CleanseErrorReporter {
  /// The report of the graph as it is when a plugin asks: with what plugins before it have found.
  package var reportSoFar: ValidationReport {
    var faults = Faults(graph.diagnostics())
    faults.errors += errors
    faults.pluginWarnings = reportedWarnings
    return ValidationReport(faults: faults, recorded: graph)
  }
}
