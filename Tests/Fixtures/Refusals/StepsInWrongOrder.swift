import Cleanse

// The steps of a binding have one order: bind [.intoCollection()] [.tagged(with:)] [.sharedInScope()] terminator

struct Ship: Hashable {}

struct Flagship: Cleanse.Tag {
  typealias Element = Ship
}

struct Fleet: Cleanse.Tag {
  typealias Element = [Ship]
}

struct HarbourModule: Module {
  static func configure(binder: Binder<Singleton>) {
    let open = binder.bind(Ship.self)

    open.tagged(with: Flagship.self).sharedInScope().to(factory: Ship.init)
    open.intoCollection().tagged(with: Fleet.self).sharedInScope().to(factory: Ship.init)

    // expected-error@+1 {{'tagged(with:)' is unavailable: put the tag before sharing: tagged(with:).sharedInScope()}}
    open.sharedInScope().tagged(with: Flagship.self).to(factory: Ship.init)
    // expected-error@+1 {{'intoCollection()' is unavailable: put the collection before sharing: intoCollection().sharedInScope()}}
    open.sharedInScope().intoCollection().to(factory: Ship.init)
    // expected-error@+1 {{'intoSet()' is unavailable: put the collection before sharing: intoSet().sharedInScope()}}
    open.sharedInScope().intoSet().to(factory: Ship.init)
    // expected-error@+1 {{'intoDictionary(key:)' is unavailable: put the collection before sharing: intoDictionary(key:).sharedInScope()}}
    open.sharedInScope().intoDictionary(key: 1).to(factory: Ship.init)
    // expected-error@+1 {{'intoCollection()' is unavailable: put the collection before the tag: intoCollection().tagged(with:)}}
    open.tagged(with: Flagship.self).intoCollection().to(factory: Ship.init)
    // expected-error@+1 {{'intoSet()' is unavailable: put the collection before the tag: intoSet().tagged(with:)}}
    open.tagged(with: Flagship.self).intoSet().to(factory: Ship.init)
    // expected-error@+1 {{'intoDictionary(key:)' is unavailable: put the collection before the tag: intoDictionary(key:).tagged(with:)}}
    open.tagged(with: Flagship.self).intoDictionary(key: 1).to(factory: Ship.init)
    // expected-error@+1 {{'tagged(with:)' is unavailable: a binding has one tag: write one binding for each tag}}
    open.tagged(with: Flagship.self).tagged(with: Flagship.self).to(factory: Ship.init)
    // expected-error@+1 {{has no member 'intoCollection'}}
    open.intoCollection().intoCollection().to(factory: Ship.init)
    // expected-error@+1 {{has no member 'intoSet'}}
    open.intoCollection().intoSet().to(factory: Ship.init)
    // expected-error@+1 {{'tagged(with:)' is unavailable: put the tag before sharing: tagged(with:).sharedInScope()}}
    open.intoCollection().sharedInScope().tagged(with: Fleet.self).to(factory: Ship.init)
    // expected-error@+1 {{'tagged(with:)' is unavailable: a contribution has one tag: write one contribution for each tag}}
    open.intoCollection().tagged(with: Fleet.self).tagged(with: Fleet.self).to(factory: Ship.init)
    // expected-error@+1 {{'sharedInScope()' is unavailable: the terminator comes last: sharedInScope().to(factory:)}}
    open.to(factory: Ship.init).sharedInScope()
    // expected-error@+1 {{'tagged(with:)' is unavailable: the terminator comes last: tagged(with:).to(factory:)}}
    open.to(factory: Ship.init).tagged(with: Flagship.self)
    // expected-error@+1 {{'intoCollection()' is unavailable: the terminator comes last: intoCollection().to(factory:)}}
    open.to(factory: Ship.init).intoCollection()
    // expected-error@+1 {{value of tuple type '()' has no member 'sharedInScope'}}
    binder.bindOptional(Ship.self).sharedInScope()
    // expected-error@+1 {{value of type 'AssistedInjectionBindingBuilder<Ship, EmptySeed<Ship>>' has no member 'sharedInScope'}}
    binder.bindFactory(Ship.self).sharedInScope()
  }
}
