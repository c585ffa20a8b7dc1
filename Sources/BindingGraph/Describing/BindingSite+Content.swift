extension BindingSite {
  /// The modules by which the binding came in: `App > NetworkModule > CacheModule`.
  package var modules: DiagnosticText {
    DiagnosticText(modulePath.map { DiagnosticText($0) }, separator: " > ")
  }

  /// The site as a step of a trace.
  package var step: DiagnosticStep {
    switch role {
    case .binding: DiagnosticStep("bound in \(modules)", at: location)
    case .override:
      DiagnosticStep(
        modulePath.count > 1 ? "overridden in \(modules)" : "overridden in \(modules) by overriding(_:…)", at: location)
    case .contribution: DiagnosticStep("contributed in \(modules)", at: location)
    case .declaration: DiagnosticStep("declared in \(modules)", at: location)
    case .seed: DiagnosticStep(location == nil ? "seed of \(modules)" : "seed of \(modules), installed", at: location)
    case .root: DiagnosticStep("bound as the root of \(modules)", at: location)
    case .installation: DiagnosticStep("installed in \(modules)", at: location)
    case .decorator: DiagnosticStep("decorated in \(modules)", at: location)
    }
  }
}
