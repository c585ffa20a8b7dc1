import Cleanse

// The steps of a binding come in one order: bind [.intoCollection()] [.tagged(with:)] [.sharedInScope()] terminator

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

    // expected-error@+1 {{requires the types 'BindingStage.Shared' and 'BindingStage.Open' be equivalent}}
    open.sharedInScope().tagged(with: Flagship.self).to(factory: Ship.init)
    // expected-error@+1 {{requires the types 'BindingStage.Shared' and 'BindingStage.Open' be equivalent}}
    open.sharedInScope().intoCollection().to(factory: Ship.init)
    // expected-error@+1 {{requires the types 'BindingStage.Shared' and 'BindingStage.Open' be equivalent}}
    open.sharedInScope().intoSet().to(factory: Ship.init)
    // expected-error@+1 {{requires the types 'BindingStage.Shared' and 'BindingStage.Open' be equivalent}}
    open.sharedInScope().intoDictionary(key: 1).to(factory: Ship.init)
    // expected-error@+1 {{requires the types 'BindingStage.Tagged' and 'BindingStage.Open' be equivalent}}
    open.tagged(with: Flagship.self).intoCollection().to(factory: Ship.init)
    // expected-error@+1 {{requires the types 'BindingStage.Tagged' and 'BindingStage.Open' be equivalent}}
    open.tagged(with: Flagship.self).intoSet().to(factory: Ship.init)
    // expected-error@+1 {{requires the types 'BindingStage.Tagged' and 'BindingStage.Open' be equivalent}}
    open.tagged(with: Flagship.self).intoDictionary(key: 1).to(factory: Ship.init)
    // expected-error@+1 {{requires the types 'BindingStage.Tagged' and 'BindingStage.Open' be equivalent}}
    open.tagged(with: Flagship.self).tagged(with: Flagship.self).to(factory: Ship.init)
    // expected-error@+1 {{has no member 'intoCollection'}}
    open.intoCollection().intoCollection().to(factory: Ship.init)
    // expected-error@+1 {{has no member 'intoSet'}}
    open.intoCollection().intoSet().to(factory: Ship.init)
    // expected-error@+1 {{requires the types 'BindingStage.Shared' and 'BindingStage.Collected' be equivalent}}
    open.intoCollection().sharedInScope().tagged(with: Fleet.self).to(factory: Ship.init)
    // expected-error@+1 {{requires the types 'BindingStage.Tagged' and 'BindingStage.Collected' be equivalent}}
    open.intoCollection().tagged(with: Fleet.self).tagged(with: Fleet.self).to(factory: Ship.init)
    // expected-error@+1 {{value of type 'BindingReceipt<Ship>' has no member 'sharedInScope'}}
    open.to(factory: Ship.init).sharedInScope()
    // expected-error@+1 {{value of tuple type '()' has no member 'sharedInScope'}}
    binder.bindOptional(Ship.self).sharedInScope()
    // expected-error@+1 {{value of type 'AssistedInjectionBindingBuilder<Ship, EmptySeed<Ship>>' has no member 'sharedInScope'}}
    binder.bindFactory(Ship.self).sharedInScope()
  }
}
