import BindingGraph

extension ComponentFactory where C: RootComponent {
  /// Makes the factory of a root component, after its whole graph has been checked.
  ///
  /// Runs `configure` of the component, of its modules and of every installed component, and no factory. The run of
  /// the root component serves the first `build`.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - validate: whether to check the whole graph and to run plugins. Without it only what keeps the root component
  ///     from being built is thrown; such a fault of an installed component stops the program when that is built.
  ///   - overrides: bindings that take the place of the graph's own.
  ///   - serviceLoader: the plugins to run.
  ///   - trace: hears of everything that the graph creates. Without it nothing is paid.
  ///   - onWarnings: takes the warnings, those of plugins included, where the graph is validated and has some; called
  ///     before anything is thrown. Without it they are not looked for.
  /// - Throws: the error, or a `MultiError` with all of them. Only with validation, an override that replaces nothing
  ///   is an `UnusedOverride`.
  public static func of(
    _ component: C.Type, validate: Bool = true, overrides: Overrides = Overrides(),
    serviceLoader: CleanseServiceLoader = .instance, trace: CreationTrace? = nil,
    onWarnings: (([Diagnostic]) -> Void)? = nil
  ) throws -> ComponentFactory<C> {
    try of(
      ComponentDescriptor(C.self), validate: validate, serviceLoader: serviceLoader,
      instrumentation: Instrumentation(overrides: overrides, trace: trace), isBuiltSynchronously: true,
      onWarnings: onWarnings)
  }

  static func of(
    _ descriptor: ComponentDescriptor, validate: Bool, serviceLoader: CleanseServiceLoader,
    instrumentation: Instrumentation?, isBuiltSynchronously: Bool, onWarnings: (([Diagnostic]) -> Void)? = nil
  ) throws -> ComponentFactory<C> {
    let tracing = instrumentation?.trace.map { TracedPreparation(ofGraphOf: descriptor, in: $0) }
    defer { tracing?.end() }
    let root = RecordedComponent(rootOf: descriptor, instrumentation: instrumentation)
    let made = root.record(keepsDetails: true)
    root.adoptDeeply(made)
    let recorded = RecordedGraph(
      root: root, checking: validate ? instrumentation?.overrides : nil, isBuiltSynchronously: isBuiltSynchronously)
    let faults = validate ? recorded.faults(serviceLoader: serviceLoader) : recorded.linkingFaultsOfRoot
    if validate, let onWarnings {
      let warnings = recorded.warnings() + faults.pluginWarnings
      if !warnings.isEmpty { onWarnings(warnings) }
    }
    try faults.throwIfAny()
    let graph = ComponentGraph(
      of: recorded, isValidated: validate, root: root, recordedAs: root.pruned(made.recording),
      tracedBy: made.tracedInstance)
    return ComponentFactory(builder: RetainedInstanceBuilder(rootOf: graph))
  }
}

extension RecordedGraph {
  /// What keeps the root component from being built. A fault of an installed component can wait until that is.
  fileprivate var linkingFaultsOfRoot: Faults {
    let passes = Validator.linkingPasses
    let isFaultless = diagnostics(passes: passes).isEmpty
    return Faults(isFaultless ? [] : RecordedGraph(rootOf: self).diagnostics(passes: passes))
  }
}
