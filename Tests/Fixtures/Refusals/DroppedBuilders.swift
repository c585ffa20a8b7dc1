import Cleanse

// A binding without a terminator draws a warning at each step; an unused receipt draws none.

struct Ship: Hashable {}

final class Bridge {
  func board(_ ship: Ship) {}
}

struct Flagship: Cleanse.Tag {
  typealias Element = Ship
}

struct Fleet: Cleanse.Tag {
  typealias Element = [Ship]
}

struct Armada: Cleanse.Tag {
  typealias Element = Set<Ship>
}

struct ShipFactory: AssistedFactory {
  typealias Element = Ship
  typealias Seed = String
}

struct DroppingModule: Module {
  static func configure(binder: Binder<Singleton>) {
    // expected-warning@+1 {{result of call to 'bind(_:line:)' is unused}}
    binder.bind(Ship.self)
    // expected-warning@+1 {{result of call to 'tagged(with:)' is unused}}
    binder.bind(Ship.self).tagged(with: Flagship.self)
    // expected-warning@+1 {{result of call to 'sharedInScope()' is unused}}
    binder.bind(Ship.self).sharedInScope()
    // expected-warning@+1 {{result of call to 'sharedInScope()' is unused}}
    binder.bind(Ship.self).tagged(with: Flagship.self).sharedInScope()
    // expected-warning@+1 {{result of call to 'intoCollection()' is unused}}
    binder.bind(Ship.self).intoCollection()
    // expected-warning@+1 {{result of call to 'intoSet()' is unused}}
    binder.bind(Ship.self).intoSet()
    // expected-warning@+1 {{result of call to 'intoDictionary(key:)' is unused}}
    binder.bind(Ship.self).intoDictionary(key: 1)
    // expected-warning@+1 {{result of call to 'tagged(with:)' is unused}}
    binder.bind(Ship.self).intoCollection().tagged(with: Fleet.self)
    // expected-warning@+1 {{result of call to 'sharedInScope()' is unused}}
    binder.bind(Ship.self).intoCollection().sharedInScope()
    // expected-warning@+1 {{result of call to 'sharedInScope()' is unused}}
    binder.bind(Ship.self).intoCollection().tagged(with: Fleet.self).sharedInScope()
    // expected-warning@+1 {{result of call to 'bindFactory(_:file:line:)' is unused}}
    binder.bindFactory(Ship.self)
    // expected-warning@+1 {{result of call to 'with' is unused}}
    binder.bindFactory(Ship.self).with(ShipFactory.self)
    // expected-warning@+1 {{result of call to 'bindPropertyInjectionOf(_:file:line:)' is unused}}
    binder.bindPropertyInjectionOf(Bridge.self)
  }
}

struct DroppingOnlyModule: Module {
  static func configure(binder: Binder<Singleton>) {
    // expected-warning@+1 {{result of call to 'sharedInScope()' is unused}}
    binder.bind(Ship.self).sharedInScope()
  }
}

struct FinishedModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Ship.self).to(factory: Ship.init)
    binder.bind(Ship.self).tagged(with: Flagship.self).to(value: Ship())
    binder.bind(Ship.self).sharedInScope().to(provider: Provider(value: Ship()))
    binder.bind(Ship.self).configured { $0.to(factory: Ship.init) }
    binder.bind(Ship.self).intoCollection().to(factory: Ship.init)
    binder.bind(Ship.self).intoCollection().to(value: [Ship()])
    binder.bind(Ship.self).intoCollection().configured { $0.to(factory: Ship.init) }
    binder.bind(Ship.self).intoSet().tagged(with: Armada.self).to { [Ship()] }
    binder.bind(Ship.self).intoDictionary(key: 1).to(provider: Provider(value: Ship()))
    binder.bindFactory(Ship.self).with(ShipFactory.self).to { (_: Assisted<String>) in Ship() }
    binder.bindPropertyInjectionOf(Bridge.self).to(injector: Bridge.board)
    binder.bindOptional(Ship.self)
  }
}
