import Cleanse
import Testing

@Suite("Optional bindings with bindOptional")
struct BindOptionalTests {
  final class Logger {}

  struct Declared: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bindOptional(Logger.self)
    }
  }

  struct DeclaredTwice: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bindOptional(Logger.self)
      binder.bindOptional(Logger.self)
    }
  }

  struct DeclaredAndBound: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: Logger.init)
      binder.bindOptional(Logger.self)
    }
  }

  struct DeclaredBesideOptional: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bindOptional(Logger.self)
      binder.bind(Logger?.self).to { Logger() }
    }
  }

  struct DeclaredBesideTagged: Module {
    struct MainLogger: Cleanse.Tag {
      typealias Element = Logger
    }

    static func configure(binder: Binder<Singleton>) {
      binder.bindOptional(Logger.self)
      binder.bind().tagged(with: MainLogger.self).to(factory: Logger.init)
    }
  }

  struct Nothing: Module {
    static func configure(binder: Binder<Singleton>) {}
  }

  struct BoundInside: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bind().to(factory: Logger.init)
    }
  }

  struct DeclaredInside: Module {
    static func configure(binder: Binder<InnerScope>) {
      binder.bindOptional(Logger.self)
    }
  }

  @Test("A declared optional of an unbound type is nil in the plain, provider and closure forms")
  func absent() throws {
    #expect(try resolve(Logger?.self, from: Declared.self) == nil)
    #expect(try resolve(Provider<Logger?>.self, from: Declared.self).get() == nil)
    #expect(try resolve((() -> Logger?).self, from: Declared.self)() == nil)
    #expect(try resolve(Logger?.self, from: DeclaredTwice.self) == nil)
  }

  @Test("A declared optional of a bound type holds a value")
  func present() throws {
    #expect(try resolve(Logger?.self, from: DeclaredAndBound.self) != nil)
    #expect(try resolve(Provider<Logger?>.self, from: DeclaredAndBound.self).get() != nil)
  }

  @Test("A declaration with bindOptional does not bind the type itself")
  func typeItself() throws {
    try expectMissing(Logger.self, in: Declared.self)
    try expectMissing(Provider<Logger>.self, in: Declared.self)
  }

  @Test("An optional of an unbound type without bindOptional is a missing binding")
  func undeclared() throws {
    try expectMissing(Logger?.self, spelledAs: Logger?.self, in: Nothing.self)
  }

  @Test("A subcomponent sees the bindOptional declaration of its parent and its own binding of the type")
  func fromChild() throws {
    #expect(try resolveFromChild(Logger?.self, of: Declared.self) == nil)
    #expect(try resolveFromChild(Logger?.self, of: DeclaredAndBound.self) != nil)
    #expect(try resolve(Logger?.self, inside: BoundInside.self, of: Declared.self) != nil)
    #expect(try resolve(Logger?.self, inside: DeclaredInside.self, of: Nothing.self) == nil)
    #expect(try resolve(Logger?.self, inside: DeclaredInside.self, of: DeclaredAndBound.self) != nil)
  }

  @Test("An explicit binding of an optional takes precedence over its bindOptional declaration")
  func besideOptional() throws {
    #expect(try resolve(Logger?.self, from: DeclaredBesideOptional.self) != nil)
  }

  @Test("A tagged binding does not fill a declared optional of the plain type")
  func besideTagged() throws {
    #expect(try resolve(Logger?.self, from: DeclaredBesideTagged.self) == nil)
  }

  @Test("A declared optional collection is nil without contributions and filled with them")
  func collection() throws {
    struct Empty: Module {
      static func configure(binder: Binder<Singleton>) {
        binder.bindOptional([Int].self)
      }
    }
    struct Contributing: Module {
      static func configure(binder: Binder<InnerScope>) {
        binder.bind(Int.self).intoCollection().to(value: 1)
      }
    }
    #expect(try resolve([Int]?.self, from: Empty.self) == nil)
    #expect(try resolve([Int]?.self, inside: Contributing.self, of: Empty.self) == [1])
    try expectMissing([Int].self, in: Empty.self)
  }
}
