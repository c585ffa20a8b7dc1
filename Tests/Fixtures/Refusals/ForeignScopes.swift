import Cleanse

// A module of one scope can only be included by a binder of that scope, and sharing needs a scope.

enum PerShip: Scope {}
enum PerVoyage: Scope {}

struct Ship {}

struct VoyageModule: Module {
  static func configure(binder: Binder<PerVoyage>) {}
}

struct ShipModule: Module {
  static func configure(binder: Binder<PerShip>) {
    // expected-error@+1 {{requires the types 'PerShip' and 'PerVoyage' be equivalent}}
    binder.include(module: VoyageModule.self)
  }
}

struct UnscopedModule: Module {
  static func configure(binder: UnscopedBinder) {
    // expected-error@+1 {{requires the types 'Unscoped' and 'PerVoyage' be equivalent}}
    binder.include(module: VoyageModule.self)
    // expected-error@+1 {{'sharedInScope()' is unavailable: sharedInScope() needs a scope: give the component one, such as Singleton}}
    binder.bind(Ship.self).sharedInScope().to(factory: Ship.init)
    // expected-error@+1 {{'sharedInScope()' is unavailable: sharedInScope() needs a scope: give the component one, such as Singleton}}
    binder.bind(Ship.self).tagged(with: Flagship.self).sharedInScope().to(factory: Ship.init)
    // expected-error@+1 {{'sharedInScope()' is unavailable: sharedInScope() needs a scope: give the component one, such as Singleton}}
    binder.bind(Ship.self).intoCollection().sharedInScope().to(factory: Ship.init)
  }
}

struct Flagship: Cleanse.Tag {
  typealias Element = Ship
}

// Matching scopes are accepted.
struct MixedModule: Module {
  static func configure(binder: Binder<PerShip>) {
    binder.include(module: UnscopedModule.self)
    binder.include(module: ShipModule.self)
    binder.bind(Ship.self).sharedInScope().to(factory: Ship.init)
  }
}
