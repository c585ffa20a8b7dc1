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

  /// The same factories, completed by functions that take a `ReceiptBinder`.
  struct Configured: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NumberedModule.self)
      binder.bind().configured(with: bindNone)
      binder.bind().configured(with: bindOne)
      binder.bind().configured(with: bindTwo)
      binder.bind().configured(with: bindTen)
      binder.bind().configured(with: bindTwenty)
      binder.bind().configured(with: bindTwentyfold)
    }

    static func bindNone(_ bind: ReceiptBinder<Handed<Arity.None>>) -> BindingReceipt<Handed<Arity.None>> {
      bind.to(factory: Makers.makeNone)
    }

    static func bindOne(_ bind: ReceiptBinder<Handed<Arity.One>>) -> BindingReceipt<Handed<Arity.One>> {
      bind.to(factory: Makers.makeOne)
    }

    static func bindTwo(_ bind: ReceiptBinder<Handed<Arity.Two>>) -> BindingReceipt<Handed<Arity.Two>> {
      bind.to(factory: Makers.makeTwo)
    }

    static func bindTen(_ bind: ReceiptBinder<Handed<Arity.Ten>>) -> BindingReceipt<Handed<Arity.Ten>> {
      bind.to(factory: Makers.makeTen)
    }

    static func bindTwenty(_ bind: ReceiptBinder<Handed<Arity.Twenty>>) -> BindingReceipt<Handed<Arity.Twenty>> {
      bind.to(factory: Makers.makeTwenty)
    }

    static func bindTwentyfold(_ bind: ReceiptBinder<Twentyfold>) -> BindingReceipt<Twentyfold> {
      bind.to(factory: Twentyfold.init)
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
