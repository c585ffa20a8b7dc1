import BindingGraph

extension ComponentFactory where C: RootComponent {
  /// Makes the factory of a root component, after its whole graph has been checked.
  ///
  /// Runs `configure` of the component, of its modules and of every installed component, and no factory. The run of
  /// the root component serves the first `build`.
  ///
  /// - Parameters:
  ///   - component: the root component.
  ///   - validate: whether to check the whole graph and to run plugins. Without it only the root component itself is
  ///     linked; an installed component is linked when it is first built, and a fault found there stops the program.
  ///   - serviceLoader: the plugins to run.
  /// - Throws: the error, or a `MultiError` with all of them.
  public static func of(
    _ component: C.Type, validate: Bool = true, serviceLoader: CleanseServiceLoader = .instance
  ) throws -> ComponentFactory<C> {
    let graph = ComponentGraph(root: ComponentDescriptor(C.self), recordsInstalledComponents: validate)
    let recorded = RecordedGraph(root: graph.root)
    let faults =
      validate ? recorded.faults(serviceLoader: serviceLoader) : recorded.faults(passes: Validator.linkingPasses)
    try faults.throwIfAny()
    recorded.makePlans(creationMonitor: graph.creationMonitor)
    for installed in recorded.blueprints.dropFirst() { installed.run?.discardClosures() }
    return ComponentFactory(handle: FactoryHandle(rootOf: graph))
  }
}
