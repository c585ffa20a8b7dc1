/// Makes the objects of a module: it knows their dependency, and is given the payload of each.
///
/// A factory can be customised by an extension for one module, or by a subclass. A function of an extension is chosen
/// where it is called, by the type that the compiler sees there: code that is generic over the module gets
/// `create(payload:)` of the class.
///
/// Threads may use one factory at the same time. It is not `Sendable`, because its dependency need not be.
open class Factory<Module: FactoryModule> {
  private let lazyDependency: LazyDependency<Module.Dependency>

  /// Makes a factory.
  /// - Parameter dependency: evaluated once, when the dependency is first asked for.
  public init(dependency: @autoclosure @escaping () -> Module.Dependency) {
    lazyDependency = LazyDependency(dependency)
  }

  /// What the composition root has provided. An expression that asks for itself here stops the program.
  public var dependency: Module.Dependency {
    lazyDependency.value(ownedBy: Self.self)
  }

  /// Makes an object.
  open func create(payload: Module.Payload) -> Module {
    Module(dependency: dependency, payload: payload)
  }
}

extension Factory where Module.Dependency == Void {
  /// Makes a factory of a module without a dependency.
  public convenience init() {
    self.init(dependency: ())
  }
}

extension Factory where Module.Payload == Void {
  /// Makes an object that takes no payload.
  public func create() -> Module {
    create(payload: ())
  }
}
