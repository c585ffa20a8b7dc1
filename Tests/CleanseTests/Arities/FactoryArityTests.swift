import Cleanse
import Testing

@Suite("Factories of 0 to 20 dependencies")
struct FactoryArityTests {
  struct Bound: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bind().to(factory: Makers.makeNone)
      binder.bind().to(factory: Makers.makeOne)
      binder.bind().to(factory: Makers.makeTwo)
      binder.bind().to(factory: Makers.makeTen)
      binder.bind().to(factory: Makers.makeTwenty)
      binder.bind().sharedInScope().to(factory: Twentyfold.init)
    }
  }

  /// The same factories, completed through receipt binders.
  struct Configured: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bind(Handed<Arity.None>.self).configured { $0.to(factory: Makers.makeNone) }
      binder.bind(Handed<Arity.One>.self).configured { $0.to(factory: Makers.makeOne) }
      binder.bind(Handed<Arity.Two>.self).configured { $0.to(factory: Makers.makeTwo) }
      binder.bind(Handed<Arity.Ten>.self).configured { $0.to(factory: Makers.makeTen) }
      binder.bind(Handed<Arity.Twenty>.self).configured { $0.to(factory: Makers.makeTwenty) }
      binder.bind(Twentyfold.self).configured { $0.to(factory: Twentyfold.init) }
    }
  }

  @Test("hand each dependency to its parameter, when bound directly")
  func bound() throws {
    try check(Bound.self)
  }

  @Test("hand each dependency to its parameter, when completed through a receipt binder")
  func configured() throws {
    try check(Configured.self)
  }

  private func check<M: Module>(_ module: M.Type) throws where M.Scope == Singleton {
    #expect(try resolve(Handed<Arity.None>.self, from: M.self).numbers == [])
    #expect(try resolve(Handed<Arity.One>.self, from: M.self).numbers == [1])
    #expect(try resolve(Handed<Arity.Two>.self, from: M.self).numbers == [1, 2])
    #expect(try resolve(Handed<Arity.Ten>.self, from: M.self).numbers == Array(1...10))
    #expect(try resolve(Handed<Arity.Twenty>.self, from: M.self).numbers == Array(1...20))
    #expect(try resolve(Twentyfold.self, from: M.self).numbers == Array(1...20))
  }
}
