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
}
