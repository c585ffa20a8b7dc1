/// Creates the objects of a module. The factory has their dependency, and you pass the payload of each.
///
/// To customize a factory, add an extension for one module or a subclass. Swift selects a function of an extension at
/// compile time: code that is generic over the module calls `create(payload:)` of the class.
///
/// Threads may use one factory at the same time. It is not `Sendable`, because its dependency need not be.
open class Factory<Module: FactoryModule> {
  private let lazyDependency: LazyDependency<Module.Dependency>

  /// Creates a factory.
  /// - Parameter dependency: evaluated once, when the dependency is first used.
  public init(dependency: @autoclosure @escaping () -> Module.Dependency) {
    lazyDependency = LazyDependency(dependency)
  }

  /// The dependency from the composition root. An expression that depends on its own factory stops the program.
  open var dependency: Module.Dependency {
    lazyDependency.value(ownedBy: Self.self)
  }

  /// Creates an object.
  open func create(payload: Module.Payload) -> Module {
    Module(dependency: dependency, payload: payload)
  }
}

extension Factory where Module.Dependency == Void {
  /// Creates a factory of a module without a dependency.
  public convenience init() {
    self.init(dependency: ())
  }
}

extension Factory where Module.Payload == Void {
  /// Creates an object of a module without a payload.
  public func create() -> Module {
    create(payload: ())
  }
}
