import Cleanse

// What the predecessor called otherwise is deprecated, and names its successor.

struct Ship {}

struct HarbourModule: Module {
  static func configure(binder: Binder<Singleton>) {
    // expected-warning@+2 {{'asSingleton()' is deprecated: renamed to 'sharedInScope()'}}
    // expected-note@+1 {{use 'sharedInScope()' instead}}
    binder.bind(Ship.self).asSingleton().to(factory: Ship.init)
    // expected-warning@+2 {{'asSingleton()' is deprecated: renamed to 'sharedInScope()'}}
    // expected-note@+1 {{use 'sharedInScope()' instead}}
    binder.bind(Ship.self).intoCollection().asSingleton().to(factory: Ship.init)
  }
}
