import Cleanse

// Inclusions and installations without their label, and of values instead of types.

struct Ship {}

struct ShipModule: Module {
  static func configure(binder: UnscopedBinder) {}
}

struct Voyage: Component {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> { bind.to(factory: Ship.init) }
}

struct HarbourModule: Module {
  static func configure(binder: UnscopedBinder) {
    // expected-error@+1 {{'include' is unavailable: write the label and the type: include(module: M.self)}}
    binder.include(ShipModule.self)
    // expected-error@+1 {{'include' is unavailable: write the label and the type: include(module: M.self)}}
    binder.include(ShipModule())
    // expected-error@+1 {{'include(module:)' is unavailable: pass the module type: include(module: M.self)}}
    binder.include(module: ShipModule())
    // expected-error@+1 {{'install' is unavailable: write the label and the type: install(dependency: C.self)}}
    binder.install(Voyage.self)
    // expected-error@+1 {{'install(component:)' has been renamed to 'install(dependency:)'}}
    binder.install(component: Voyage.self)
    // expected-error@+1 {{'install(dependency:)' is unavailable: pass the component type: install(dependency: C.self)}}
    binder.install(dependency: Voyage())

    binder.include(module: ShipModule.self)
    binder.install(dependency: Voyage.self)
  }
}
