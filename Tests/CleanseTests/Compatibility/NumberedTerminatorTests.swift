import Cleanse
import Testing

@Suite("Deprecated numbered terminators")
struct NumberedTerminatorTests {
  struct Hull: Equatable { var length = 12 }
  struct Ship: Equatable { let hull: Hull }
  struct Fleet: Equatable { let ships: [Ship] }

  private struct FormerModule: Module, FormerBindings {
    static func configure(binder: Binder<Singleton>) {
      let former: any FormerBindings.Type = Self.self
      former.bind(binder)
    }

    @available(*, deprecated)
    static func bind(_ binder: Binder<Singleton>) {
      binder.bind().to0 { Hull() }
      binder.bind(Ship.self).configured { $0.to1(factory: Ship.init) }
      binder.bind(Ship.self).intoCollection().to0 { Ship(hull: Hull(length: 7)) }
      binder.bind(Ship.self).intoCollection().to1 { (hull: Hull) in Ship(hull: hull) }
      binder.bind().sharedInScope().to1(factory: Fleet.init)
      binder.bind(Int.self).configured { $0.to0 { 3 } }
    }
  }

  @Test("The deprecated to0 and to1 terminators bind like to(factory:)")
  func binds() throws {
    let (long, short) = (Ship(hull: Hull()), Ship(hull: Hull(length: 7)))
    #expect(try resolve(Fleet.self, from: FormerModule.self) == Fleet(ships: [short, long]))
    #expect(try resolve(Ship.self, from: FormerModule.self) == long)
    #expect(try resolve(Int.self, from: FormerModule.self) == 3)
  }
}

/// Lets a test call deprecated API without a warning.
private protocol FormerBindings {
  static func bind(_ binder: Binder<Singleton>)
}
