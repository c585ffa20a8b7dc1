import Cleanse

// Only components can be installed, only modules can be included, and only root components start a graph.

struct Ship {}

struct ShipModule: Module {
  static func configure(binder: UnscopedBinder) {}
}

struct Voyage: Component {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
    bind.to(factory: Ship.init)
  }
}

struct HarbourModule: Module {
  static func configure(binder: UnscopedBinder) {
    binder.include(module: ShipModule.self)
    binder.install(dependency: Voyage.self)

    // expected-error@+1 {{requires that 'Ship' conform to 'ComponentBase'}}
    binder.install(dependency: Ship.self)
    // expected-error@+1 {{requires that 'ShipModule' conform to 'ComponentBase'}}
    binder.install(dependency: ShipModule.self)
    // expected-error@+1 {{requires that 'Voyage' conform to 'Module'}}
    binder.include(module: Voyage.self)
    // expected-error@+1 {{instance method 'include(module:)' requires that 'Ship' conform to 'Module'}}
    binder.include(module: Ship.self)
  }
}

func start() throws {
  // expected-error@+1 {{'of' is unavailable: a Component is built through its parent: install(dependency: C.self), and inject ComponentFactory<C>}}
  _ = try ComponentFactory.of(Voyage.self)
  // expected-error@+1 {{requires that 'Voyage' conform to 'RootComponent'}}
  _ = try GraphValidator.check(Voyage.self)
}

func startWaiting() async throws {
  // expected-error@+1 {{'of' is unavailable: a Component is built through its parent: install(dependency: C.self), and inject AsyncComponentFactory<C>}}
  _ = try await AsyncComponentFactory.of(Voyage.self)
}
