import Cleanse

// Initializers that can fail, or that have parameters for which there is no dependency.

final class Ship: Sendable {}

final class Menu {
  init?(ship: Ship) { return nil }
}

final class Anchorage {
  init!(ship: Ship) { return nil }
}

final class Crew {
  init(ship: inout Ship) {}
}

final class Convoy {
  init(ships: Ship...) {}
}

struct HarbourModule: Module {
  static func configure(binder: Binder<Singleton>) {
    let menu = binder.bind(Menu.self)
    let anchorage = binder.bind(Anchorage.self)
    let crew = binder.bind(Crew.self)
    let convoy = binder.bind(Convoy.self)

    // expected-error@+1 {{'to(factory:)' is unavailable: the factory creates a different type from the binding: return the bound type, or a type that conforms to it}}
    menu.to(factory: Menu.init)
    // expected-error@+1 {{'to(factory:)' is unavailable: the factory creates a different type from the binding: return the bound type, or a type that conforms to it}}
    anchorage.to(factory: Anchorage.init)
    // expected-error@+1 {{'to(factory:)' is unavailable: the factory creates a different type from the binding: return the bound type, or a type that conforms to it}}
    crew.to(factory: Crew.init)
    // expected-error@+1 {{'to(factory:)' is unavailable: the factory creates a different type from the binding: return the bound type, or a type that conforms to it}}
    convoy.to(factory: Convoy.init)

    binder.bind(Menu?.self).to(factory: Menu.init)
    crew.to { (ship: Ship) in
      var ship = ship
      return Crew(ship: &ship)
    }
    convoy.to { (ship: Ship) in Convoy(ships: ship) }
  }
}
