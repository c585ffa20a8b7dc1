/// Configures objects of a module that the system creates. The configurator has their dependency, and you pass the
/// payload of each.
///
/// Customize it like a `Factory`. Threads may use one configurator at the same time. It is not `Sendable`, because its
/// dependency need not be.
open class Configurator<Module: ConfiguratorModule> {
  private let lazyDependency: LazyDependency<Module.Dependency>

  /// Creates a configurator.
  /// - Parameter dependency: evaluated once, when the dependency is first used.
  public init(dependency: @autoclosure @escaping () -> Module.Dependency) {
    lazyDependency = LazyDependency(dependency)
  }

  /// The dependency from the composition root. An expression that depends on its own configurator stops the program.
  open var dependency: Module.Dependency {
    lazyDependency.value(ownedBy: Self.self)
  }

  /// Configures an object.
  open func configure(_ module: Module, payload: Module.Payload) {
    module.configure(dependency: dependency, payload: payload)
  }
}

extension Configurator where Module.Dependency == Void {
  /// Creates a configurator of a module without a dependency.
  public convenience init() {
    self.init(dependency: ())
  }
}

extension Configurator where Module.Payload == Void {
  /// Configures an object of a module without a payload.
  public func configure(_ module: Module) {
    configure(module, payload: ())
  }
}
