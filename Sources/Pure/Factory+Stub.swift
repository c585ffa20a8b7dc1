extension Factory {
  /// Creates a factory for tests, without a dependency.
  ///
  ///     let factory = DetailPage.Factory.stub { payload in DetailPage(title: payload.item.name) }
  ///
  /// A stub does not replace a `create` function of an extension. Such a function can call `create(payload:)` of the
  /// stub, but stops the program if it reads `dependency`.
  /// - Parameter create: creates the objects.
  public static func stub(_ create: @escaping (Module.Payload) -> Module) -> Factory<Module> {
    FactoryStub(create)
  }
}

/// A factory whose objects a test makes.
private final class FactoryStub<Module: FactoryModule>: Factory<Module> {
  private let makeObject: (Module.Payload) -> Module

  init(_ makeObject: @escaping (Module.Payload) -> Module) {
    self.makeObject = makeObject
    super.init(dependency: Self.noDependency())
  }

  override func create(payload: Module.Payload) -> Module {
    makeObject(payload)
  }

  private static func noDependency() -> Module.Dependency {
    fatalError(
      """
      A stub of Factory<\(Module.self)> has no dependency, but a function read it.
      A stub does not replace a function of an extension that hides create(payload:): use Factory(dependency:) with a \
      test dependency, or move the function to a subclass.
      """)
  }
}
