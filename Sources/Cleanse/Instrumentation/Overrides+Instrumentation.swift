import BindingGraph

extension Overrides {
  /// The instrumentation of a graph with these overrides; `nil` if there is nothing to change or to observe.
  func instrumentation(
    with trace: CreationTrace? = nil, lifecycleObserver: (any LifecycleObserver)? = nil,
    observe: Instrumentation.Observation? = nil
  ) -> Instrumentation? {
    guard !isEmpty || trace != nil || lifecycleObserver != nil || observe != nil else { return nil }
    return Instrumentation(
      trace: trace, overriding: isEmpty ? nil : overriding, lifecycleObserver: lifecycleObserver, observe: observe)
  }

  private var overriding: Instrumentation.Overriding {
    Instrumentation.Overriding(
      passes: [UnusedOverridePass.pass],
      apply: { OverriddenRecording.make(of: $0, in: $1, overrides: self) },
      prune: OverridePruning.prune,
      remove: { $1.removing($0) },
      addOverrides: { assembler, components, interner in
        let survey = OverrideSurvey(of: self, in: components)
        for binding in survey.overridingBindings(interner: interner) { assembler.addOverride(binding) }
        for module in survey.emptyModules { assembler.addEmptyOverride(module) }
      })
  }
}
