import Cleanse

// A tag declares its type.

struct Ship: Hashable {}
struct Crew {}

struct Flagship: Cleanse.Tag {
  typealias Element = Ship
}

struct Fleet: Cleanse.Tag {
  typealias Element = [Ship]
}

struct ShipFactory: AssistedFactory {
  typealias Element = Ship
  typealias Seed = String
}

struct HarbourModule: Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Ship.self).tagged(with: Flagship.self).to(factory: Ship.init)

    // expected-error@+1 {{requires the types 'Crew' and 'Flagship.Element' (aka 'Ship') be equivalent}}
    binder.bind(Crew.self).tagged(with: Flagship.self).to(factory: Crew.init)
    // expected-error@+1 {{instance method 'tagged(with:)' requires that 'Ship' conform to 'Tag'}}
    binder.bind(Ship.self).tagged(with: Ship.self).to(factory: Ship.init)
    // expected-error@+1 {{requires the types '[Ship]' and 'Flagship.Element' (aka 'Ship') be equivalent}}
    binder.bind(Ship.self).intoCollection().tagged(with: Flagship.self).to(factory: Ship.init)
    // expected-error@+1 {{requires the types 'Ship' and 'Fleet.Element' (aka 'Array<Ship>') be equivalent}}
    binder.bind(Ship.self).tagged(with: Fleet.self).to(factory: Ship.init)
    // expected-error@+1 {{requires the types 'Set<Ship>' and 'Fleet.Element' (aka 'Array<Ship>') be equivalent}}
    binder.bind(Ship.self).intoSet().tagged(with: Fleet.self).to(factory: Ship.init)
    // expected-error@+1 {{requires the types 'Crew' and 'ShipFactory.Element' (aka 'Ship') be equivalent}}
    binder.bindFactory(Crew.self).with(ShipFactory.self)
    // expected-error@+1 {{requires that 'Flagship' conform to 'AssistedFactory'}}
    binder.bindFactory(Ship.self).with(Flagship.self)
    // expected-error@+1 {{take the assisted argument as the first or the last parameter: Assisted<Seed>, with the Seed of the factory in with(_:)}}
    binder.bindFactory(Ship.self).with(ShipFactory.self).to { (_: Assisted<Int>) in Ship() }
  }
}
