extension Factory {
  /// Makes a factory for tests, which has no dependency.
  ///
  ///     let factory = DetailPage.Factory.stub { payload in DetailPage(title: payload.item.name) }
  ///
  /// A `create` that an extension has customised is not replaced, because it is not asked for dynamically: it may call
  /// the stub's `create(payload:)`, but one that reads `dependency` stops the program.
  /// - Parameter create: makes the objects.
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
      A stub of Factory<\(Module.self)> was asked for its dependency; it has none.
      An extension that hides create(payload:) is not replaced by a stub, because Swift chooses its function where it is called: \
      use Factory(dependency:) with a dependency of the test, or move the function of the extension to a subclass.
      """)
  }
}
