/// Completes the objects of a module that others have made: it knows their dependency, and is given the payload of each.
///
/// It can be customised as a `Factory` can. Threads may use one configurator at the same time. It is not `Sendable`,
/// because its dependency need not be.
open class Configurator<Module: ConfiguratorModule> {
  private let lazyDependency: LazyDependency<Module.Dependency>

  /// Makes a configurator.
  /// - Parameter dependency: evaluated once, when the dependency is first asked for.
  public init(dependency: @autoclosure @escaping () -> Module.Dependency) {
    lazyDependency = LazyDependency(dependency)
  }

  /// What the composition root has provided. An expression that asks for itself here stops the program.
  public var dependency: Module.Dependency {
    lazyDependency.value(ownedBy: Self.self)
  }

  /// Completes an object.
  open func configure(_ module: Module, payload: Module.Payload) {
    module.configure(dependency: dependency, payload: payload)
  }
}

extension Configurator where Module.Dependency == Void {
  /// Makes a configurator of a module without a dependency.
  public convenience init() {
    self.init(dependency: ())
  }
}

extension Configurator where Module.Payload == Void {
  /// Completes an object that takes no payload.
  public func configure(_ module: Module) {
    configure(module, payload: ())
  }
}
