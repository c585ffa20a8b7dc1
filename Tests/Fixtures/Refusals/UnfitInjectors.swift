import Cleanse

// An injector takes an existing object, then the values to set in it.

final class Ship {
  func board(crew: Crew) {}
  func reset() {}
  func sink(crew: Crew) throws {}
  func wait(crew: Crew) async {}
}

struct Crew {}

struct ShipModule: Module {
  static func configure(binder: UnscopedBinder) {
    // expected-error@+1 {{'to(injector:)' is unavailable: an injector takes the object and at least one dependency: to { (object: View, store: Store) in … }}}
    binder.bindPropertyInjectionOf(Ship.self).to { (ship: Ship) in }
    // expected-error@+1 {{'to(injector:)' is unavailable: an injector takes the object and at least one dependency: to { (object: View, store: Store) in … }}}
    binder.bindPropertyInjectionOf(Ship.self).to { $0.reset() }
    // expected-error@+1 {{'to(injector:)' is unavailable: an injector takes the object and at least one dependency: to { (object: View, store: Store) in … }}}
    binder.bindPropertyInjectionOf(Ship.self).to(injector: Ship.reset)
    // expected-error@+1 {{'to(injector:)' is unavailable: an injector cannot be async or throw: only set properties in it}}
    binder.bindPropertyInjectionOf(Ship.self).to(injector: Ship.sink)
    // expected-error@+1 {{'to(injector:)' is unavailable: an injector cannot be async or throw: only set properties in it}}
    binder.bindPropertyInjectionOf(Ship.self).to(injector: Ship.wait)
    // expected-error@+1 {{'to(injector:)' is unavailable: an injector cannot be async or throw: only set properties in it}}
    binder.bindPropertyInjectionOf(Ship.self).to { (ship: Ship, crew: Crew) in try ship.sink(crew: crew) }
    // expected-error@+1 {{'to(injector:)' is unavailable: an injector takes the object first, then its dependencies: to { (object: View, store: Store) in … }}}
    binder.bindPropertyInjectionOf(Ship.self).to { (crew: Crew, ship: Ship) in }
    // expected-error@+1 {{'to(injector:)' is unavailable: an injector takes the object first, then its dependencies: to { (object: View, store: Store) in … }}}
    binder.bindPropertyInjectionOf(Ship.self).to { (crew: Crew) in }

    binder.bindPropertyInjectionOf(Ship.self).to { (ship: Ship, crew: Crew) in ship.board(crew: crew) }
    binder.bindPropertyInjectionOf(Ship.self).to { $0.board(crew: $1) }
    binder.bindPropertyInjectionOf(Ship.self).to(injector: Ship.board)
  }
}

struct Harbour: RootComponent {
  static func configureRoot(
    binder bind: ReceiptBinder<PropertyInjector<Ship>>
  ) -> BindingReceipt<PropertyInjector<Ship>> {
    // expected-error@+1 {{'to(injector:)' is unavailable: an injector takes the object and at least one dependency: to { (object: View, store: Store) in … }}}
    bind.propertyInjector { bind in bind.to { (ship: Ship) in } }
  }

  static func configure(binder: UnscopedBinder) {}
}
