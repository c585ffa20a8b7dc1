extension Configurator {
  /// Makes a configurator for tests, which has no dependency.
  ///
  ///     let configurator = ItemCell.Configurator.stub { cell, payload in cell.title = payload.item.name }
  ///
  /// As with factories, a `configure` that an extension has customised is not replaced.
  /// - Parameter configure: completes the objects.
  public static func stub(_ configure: @escaping (Module, Module.Payload) -> Void) -> Configurator<Module> {
    ConfiguratorStub(configure)
  }
}

/// A configurator whose work a test does.
private final class ConfiguratorStub<Module: ConfiguratorModule>: Configurator<Module> {
  private let completeObject: (Module, Module.Payload) -> Void

  init(_ completeObject: @escaping (Module, Module.Payload) -> Void) {
    self.completeObject = completeObject
    super.init(dependency: Self.noDependency())
  }

  override func configure(_ module: Module, payload: Module.Payload) {
    completeObject(module, payload)
  }

  private static func noDependency() -> Module.Dependency {
    fatalError(
      """
      A stub of Configurator<\(Module.self)> was asked for its dependency; it has none.
      An extension that hides configure(_:payload:) is not replaced by a stub, because Swift chooses its function where it is called: \
      use Configurator(dependency:) with a dependency of the test, or move the function of the extension to a subclass.
      """)
  }
}
