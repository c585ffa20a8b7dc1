extension Factory {
  /// Creates a factory for tests, without a dependency.
  ///
  ///     let factory = DetailPage.Factory.stub { payload in DetailPage(title: payload.item.name) }
  ///
  /// A stub does not replace a `create` function of an extension. Such a function can call `create(payload:)` of the
  /// stub, but stops the program if it reads `dependency`.
  /// - Parameter create: creates the objects. If it returns `nil`, the program stops.
  public static func stub(_ create: @escaping (Module.Payload) -> Module?) -> StubFactory<Module> {
    StubFactory(create)
  }

  /// Creates a factory for tests that returns an existing object for any payload.
  ///
  ///     let factory = DetailPage.Factory.stub(page)
  ///
  /// - Parameter instance: evaluated for each call of `create`. Without one, a call of `create` stops the program.
  public static func stub(_ instance: @autoclosure @escaping () -> Module? = nil) -> StubFactory<Module> {
    StubFactory { _ in instance() }
  }
}

/// A factory whose objects a test creates. Create it with `Factory.stub`.
public final class StubFactory<Module: FactoryModule>: Factory<Module> {
  private let makeObject: (Module.Payload) -> Module?

  fileprivate init(_ makeObject: @escaping (Module.Payload) -> Module?) {
    self.makeObject = makeObject
    super.init(dependency: Self.noDependency())
  }

  @available(*, unavailable, message: "A stub has no dependency.")
  public override var dependency: Module.Dependency { super.dependency }

  /// Creates an object with the closure of the test.
  public override func create(payload: Module.Payload) -> Module {
    guard let object = makeObject(payload) else {
      fatalError(
        """
        A stub of Factory<\(Module.self)> has no object, but a function called create.
        Pass an object, or a closure that returns one, to stub.
        """)
    }
    return object
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
