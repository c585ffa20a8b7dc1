import Cleanse

// A terminator must create the bound type, and a collection's elements must match it.

struct Ship {}
struct Crew {}

final class Bridge {}

struct HarbourModule: Module {
  static func configure(binder: UnscopedBinder) {
    // expected-error@+1 {{generic parameter 'Element' could not be inferred}}
    binder.bind()
    // expected-error@+1 {{instance method 'intoSet()' requires that 'Ship' conform to 'Hashable'}}
    binder.bind(Ship.self).intoSet().to(factory: Ship.init)
    // expected-error@+1 {{requires that 'Crew' conform to 'Hashable'}}
    binder.bind(Ship.self).intoDictionary(key: Crew()).to(factory: Ship.init)
    // expected-error@+1 {{cannot convert value of type 'Crew' to expected argument type 'Ship'}}
    binder.bind(Ship.self).to(value: Crew())
    // expected-error@+1 {{'to(factory:)' is unavailable: the factory creates a different type from the binding: return the bound type, or a type that conforms to it; write a closure for an inout or variadic parameter, and bind(T?.self) for init?}}
    binder.bind(Ship.self).to(factory: Crew.init)
    // expected-error@+1 {{requires the types 'Ship' and 'Crew' be equivalent}}
    binder.bind(Ship.self).to(provider: Provider(value: Crew()))
    // expected-error@+1 {{requires that 'Ship' be a class type}}
    binder.bindPropertyInjectionOf(Ship.self)
    // expected-error@+1 {{an injector takes the object first, then its dependencies}}
    binder.bindPropertyInjectionOf(Bridge.self).to { (_: Ship, _: Crew) in }

    binder.bind(Ship.self).to(factory: Ship.init)
    binder.bindPropertyInjectionOf(Bridge.self).to { (_: Bridge, _: Crew) in }
  }
}
