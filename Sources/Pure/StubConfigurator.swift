extension Configurator {
  /// Creates a configurator for tests, without a dependency.
  ///
  ///     let configurator = ItemCell.Configurator.stub { cell, payload in cell.title = payload.item.name }
  ///
  /// A stub does not replace a `configure` function of an extension.
  /// - Parameter configure: configures the objects. Without it, they stay as they are.
  public static func stub(
    _ configure: @escaping StubConfigurator<Module>.Closure = { _, _ in }
  ) -> StubConfigurator<Module> {
    StubConfigurator(configure)
  }
}

/// A configurator whose work a test does. Create it with `Configurator.stub`.
public final class StubConfigurator<Module: ConfiguratorModule>: Configurator<Module> {
  /// Configures an object with a payload.
  public typealias Closure = (Module, Module.Payload) -> Void

  private let configureObject: Closure

  fileprivate init(_ configureObject: @escaping Closure) {
    self.configureObject = configureObject
    super.init(dependency: Self.noDependency())
  }

  @available(*, unavailable, message: "A stub has no dependency.")
  public override var dependency: Module.Dependency { super.dependency }

  /// Configures an object with the closure of the test.
  public override func configure(_ module: Module, payload: Module.Payload) {
    configureObject(module, payload)
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
