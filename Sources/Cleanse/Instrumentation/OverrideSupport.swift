import BindingGraph

/// The code that graphs with overrides need.
enum OverrideSupport {
  /// Creates the instrumentation of a graph; returns `nil` if there is nothing to change or to observe.
  static func instrumentation(
    _ overrides: Overrides, trace: CreationTrace? = nil, lifecycleObserver: (any LifecycleObserver)? = nil,
    observe: Instrumentation.Observation? = nil
  ) -> Instrumentation? {
    guard !overrides.isEmpty || trace != nil || lifecycleObserver != nil || observe != nil else { return nil }
    return Instrumentation(
      trace: trace, overriding: overrides.isEmpty ? nil : functions(of: overrides),
      lifecycleObserver: lifecycleObserver, observe: observe)
  }

  private static func functions(of overrides: Overrides) -> Instrumentation.Overriding {
    Instrumentation.Overriding(
      passes: Check.passesOfOverrides,
      apply: { OverriddenRecording.make(of: $0, in: $1, overrides: overrides) },
      prune: OverridePruning.prune,
      remove: { $1.removing($0) },
      addOverrides: { assembler, components, interner in
        let survey = OverrideSurvey(of: overrides, in: components)
        for binding in survey.overridingBindings(interner: interner) { assembler.addOverride(binding) }
        for module in survey.emptyModules { assembler.addEmptyOverride(module) }
      })
  }
}
