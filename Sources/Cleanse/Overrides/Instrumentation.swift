/// What a graph was created with besides its component. A graph without has none, at no cost.
final class Instrumentation {
  let overrides: Overrides
  private let creationObserver: CreationObserver?

  /// - Returns: `nil` where there is nothing to do.
  init?(overrides: Overrides, creationObserver: CreationObserver? = nil) {
    guard !overrides.isEmpty || creationObserver != nil else { return nil }
    self.overrides = overrides
    self.creationObserver = creationObserver
  }

  /// Changes what a component has just declared.
  func applied(to run: ConfigurationRun, of blueprint: ComponentBlueprint) -> ConfigurationRun {
    let run = overrides.isEmpty ? run : OverriddenRun.make(of: run, in: blueprint, overrides: overrides)
    if let creationObserver { run.observeCreations(creationObserver) }
    return run
  }
}
