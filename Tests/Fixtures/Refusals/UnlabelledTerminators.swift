import Cleanse

// A terminator declares the target of a binding: a factory, a value, a provider or an injector.

final class Ship {
  init(crew: Crew) {}

  func board(crew: Crew) {}
}

struct Crew: Hashable {}

struct Letter {
  init(text: Assisted<String>) {}
}

struct LetterFactory: AssistedFactory {
  typealias Element = Letter
  typealias Seed = String
}

struct ShipModule: Module {
  static func configure(binder: UnscopedBinder) {
    // expected-error@+1 {{'to' is unavailable: complete the binding: to(factory:) for an initializer or a function, to(value:), or to(provider:)}}
    binder.bind(Ship.self).to(Ship.init)
    // expected-error@+1 {{'to' is unavailable: complete the binding: to(factory:) for an initializer or a function, to(value:), or to(provider:)}}
    binder.bind(Ship.self).to(Ship.self)
    // expected-error@+1 {{'to' is unavailable: complete the binding: to(factory:) for an initializer or a function, to(value:), or to(provider:)}}
    binder.bind(Crew.self).to(Crew())
    // expected-error@+1 {{'to' is unavailable: complete the binding: to(factory:) for an initializer or a function, to(value:), or to(provider:)}}
    binder.bind(Crew.self).intoSet().to(Crew())
    // expected-error@+1 {{'to' is unavailable: complete the binding: to(factory:) for an initializer or a function, to(value:), or to(provider:)}}
    binder.bind(Ship.self).configured { bind in bind.to(Ship.init) }
    // expected-error@+1 {{'to' is unavailable: write the label: to(factory:)}}
    binder.bindFactory(Letter.self).with(LetterFactory.self).to(Letter.init)
    // expected-error@+1 {{'to' is unavailable: write the label: to(injector:)}}
    binder.bindPropertyInjectionOf(Ship.self).to(Ship.board)
    // expected-error@+1 {{a property injector does not create the object: use to(injector:)}}
    binder.bindPropertyInjectionOf(Ship.self).to(factory: Ship.board)

    binder.bind(Ship.self).to(factory: Ship.init)
    binder.bind(Crew.self).to(value: Crew())
    binder.bind(Crew.self).intoSet().to(value: Crew())
    binder.bindFactory(Letter.self).with(LetterFactory.self).to(factory: Letter.init)
    binder.bindPropertyInjectionOf(Ship.self).to(injector: Ship.board)
  }
}
