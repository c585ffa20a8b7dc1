import Cleanse
import Testing

@Suite("bindOptional")
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

  @Test("an optional of an unbound type is nil, in all forms that follow")
  func absent() throws {
    #expect(try resolve(Logger?.self, from: Declared.self) == nil)
    #expect(try resolve(Provider<Logger?>.self, from: Declared.self).get() == nil)
    #expect(try resolve((() -> Logger?).self, from: Declared.self)() == nil)
    #expect(try resolve(Logger?.self, from: DeclaredTwice.self) == nil)
  }

  @Test("an optional of a bound type is there")
  func present() throws {
    #expect(try resolve(Logger?.self, from: DeclaredAndBound.self) != nil)
    #expect(try resolve(Provider<Logger?>.self, from: DeclaredAndBound.self).get() != nil)
  }

  @Test("the type itself stays missing")
  func typeItself() throws {
    try expectMissing(Logger.self, in: Declared.self)
    try expectMissing(Provider<Logger>.self, in: Declared.self)
  }

  @Test("without it an optional of an unbound type is missing")
  func undeclared() throws {
    try expectMissing(Logger?.self, spelledAs: Logger?.self, in: Nothing.self)
  }

  @Test("a component inside sees the declaration, and its own binding of the type")
  func fromChild() throws {
    #expect(try resolveFromChild(Logger?.self, of: Declared.self) == nil)
    #expect(try resolveFromChild(Logger?.self, of: DeclaredAndBound.self) != nil)
    #expect(try resolve(Logger?.self, inside: BoundInside.self, of: Declared.self) != nil)
    #expect(try resolve(Logger?.self, inside: DeclaredInside.self, of: Nothing.self) == nil)
    #expect(try resolve(Logger?.self, inside: DeclaredInside.self, of: DeclaredAndBound.self) != nil)
  }

  @Test("a binding of the optional itself wins")
  func besideOptional() throws {
    #expect(try resolve(Logger?.self, from: DeclaredBesideOptional.self) != nil)
  }

  @Test("a tagged binding does not count")
  func besideTagged() throws {
    #expect(try resolve(Logger?.self, from: DeclaredBesideTagged.self) == nil)
  }

  @Test("an optional collection without contributions is nil, and full with some")
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
