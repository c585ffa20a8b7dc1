extension BindingSite {
  /// The modules by which the binding came in: `App > NetworkModule > CacheModule`.
  var modules: DiagnosticText {
    DiagnosticText(modulePath.map { DiagnosticText($0) }, separator: " > ")
  }

  /// The site as a step of a trace.
  var step: DiagnosticStep {
    DiagnosticStep("bound in \(modules)", at: location)
  }

  /// The site of a component factory as a step of a trace.
  var installationStep: DiagnosticStep {
    DiagnosticStep("installed in \(modules)", at: location)
  }
}
