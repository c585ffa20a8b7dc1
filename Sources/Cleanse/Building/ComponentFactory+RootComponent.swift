import BindingGraph

extension ComponentFactory where C: RootComponent {
  /// Validates the whole graph of a root component and creates its factory.
  ///
  /// Runs `configure` of the component, of its modules and of all subcomponents, and creates no objects. The first
  /// `build` uses the bindings of this run.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - validate: whether to validate the whole graph and to run plugins. Without it, `of` throws only the errors that
  ///     keep the root component from being built; such an error in a subcomponent stops the program when the
  ///     subcomponent is built.
  ///   - serviceLoader: the plugins to run.
  ///   - trace: records each object that the graph creates. Without it there is no cost.
  ///   - onWarnings: called with the warnings, those of plugins included, if the graph is validated and has any; before
  ///     an error is thrown. Without it, warnings are not computed. Release programs have only those of plugins, unless
  ///     they use the package trait `DetailedReports`.
  /// - Throws: the error, or a `MultiError` with all of them.
  public static func of(
    _ component: C.Type, validate: Bool = true, serviceLoader: CleanseServiceLoader = .instance,
    trace: CreationTrace? = nil, onWarnings: (([Diagnostic]) -> Void)? = nil
  ) throws -> ComponentFactory<C> {
    try of(
      ComponentDescriptor(C.self), validate: validate, serviceLoader: serviceLoader,
      instrumentation: trace.map { Instrumentation(trace: $0) }, isBuiltSynchronously: true, onWarnings: onWarnings)
  }

  static func of(
    _ descriptor: ComponentDescriptor, validate: Bool, serviceLoader: CleanseServiceLoader,
    instrumentation: Instrumentation?, isBuiltSynchronously: Bool, onWarnings: (([Diagnostic]) -> Void)? = nil,
    onLinking: ((LinkedGraph) -> Void)? = nil
  ) throws -> ComponentFactory<C> {
    let endTracing = instrumentation?.trace.map { $0.functions.beginGraph(descriptor, $0) }
    defer { endTracing?() }
    let root = RecordedComponent(rootOf: descriptor, instrumentation: instrumentation)
    var made = root.record(keepsDetails: true)
    root.adoptDeeply(made)
    let recorded = RecordedGraph(root: root, isBuiltSynchronously: isBuiltSynchronously)
    let faults = recorded.faults(serviceLoader: validate ? serviceLoader : nil)
    if validate, let onWarnings {
      let warnings = recorded.warnings() + faults.pluginWarnings
      if !warnings.isEmpty { onWarnings(warnings) }
    }
    if !faults.isEmpty { try (validate ? faults : recorded.faultsOfRoot).throwIfAny() }
    onLinking?(recorded.linked)
    made.recording = root.pruned(made.recording)
    let graph = ComponentGraph(of: recorded, with: faults, root: root, recordedAs: made)
    return ComponentFactory(builder: RetainedInstanceBuilder(rootOf: graph))
  }
}

extension RecordedGraph {
  /// The errors that keep the root component from being built. Errors of a subcomponent count when it is built.
  fileprivate var faultsOfRoot: Faults {
    let alone = RecordedGraph(root: components[0].alone, isBuiltSynchronously: linked.isRootBuiltSynchronously)
    return Faults(alone.errors(ofRootAlone: true))
  }
}

extension AsyncComponentFactory where C: RootComponent {
  /// Validates the whole graph of a root component and creates its factory, as
  /// `ComponentFactory.of(_:validate:serviceLoader:trace:onWarnings:)` does.
  ///
  /// - Throws: the error, or a `MultiError` with all of them.
  public nonisolated(nonsending) static func of(
    _ component: C.Type, validate: Bool = true, serviceLoader: CleanseServiceLoader = .instance,
    trace: CreationTrace? = nil, onWarnings: (([Diagnostic]) -> Void)? = nil
  ) async throws -> AsyncComponentFactory<C> {
    try make(
      component, validate: validate, serviceLoader: serviceLoader,
      instrumentation: trace.map { Instrumentation(trace: $0) }, onWarnings: onWarnings)
  }

  static func make(
    _ component: C.Type, validate: Bool, serviceLoader: CleanseServiceLoader, instrumentation: Instrumentation?,
    onWarnings: (([Diagnostic]) -> Void)?
  ) throws -> AsyncComponentFactory<C> {
    AsyncComponentFactory(
      try ComponentFactory<C>.of(
        ComponentDescriptor(C.self), validate: validate, serviceLoader: serviceLoader, instrumentation: instrumentation,
        isBuiltSynchronously: false, onWarnings: onWarnings))
  }
}
