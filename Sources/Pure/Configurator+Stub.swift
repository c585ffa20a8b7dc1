extension Configurator {
  /// Creates a configurator for tests, without a dependency.
  ///
  ///     let configurator = ItemCell.Configurator.stub { cell, payload in cell.title = payload.item.name }
  ///
  /// A stub does not replace a `configure` function of an extension.
  /// - Parameter configure: configures the objects.
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
      A stub of Configurator<\(Module.self)> has no dependency, but a function read it.
      A stub does not replace a function of an extension that hides configure(_:payload:): use \
      Configurator(dependency:) with a test dependency, or move the function to a subclass.
      """)
  }
}
