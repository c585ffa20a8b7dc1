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

final class Buoy {
  init(ship: Ship, isolation: isolated (any Actor)?) {}
}

// A type that cannot be copied.
struct Ticket: ~Copyable {}

final class TicketBox {
  private let ticket = Ticket()
}

struct HarbourModule: Module {
  static func configure(binder: Binder<Singleton>) {
    let menu = binder.bind(Menu.self)
    let anchorage = binder.bind(Anchorage.self)
    let crew = binder.bind(Crew.self)
    let convoy = binder.bind(Convoy.self)
    let buoy = binder.bind(Buoy.self)

    // expected-error@+1 {{'to(factory:)' is unavailable: the factory creates a different type from the binding: return the bound type, or a type that conforms to it; write a closure for an inout or variadic parameter, and bind(T?.self) for init?}}
    menu.to(factory: Menu.init)
    // expected-error@+1 {{'to(factory:)' is unavailable: the factory creates a different type from the binding: return the bound type, or a type that conforms to it; write a closure for an inout or variadic parameter, and bind(T?.self) for init?}}
    anchorage.to(factory: Anchorage.init)
    // expected-error@+1 {{'to(factory:)' is unavailable: the factory creates a different type from the binding: return the bound type, or a type that conforms to it; write a closure for an inout or variadic parameter, and bind(T?.self) for init?}}
    crew.to(factory: Crew.init)
    // expected-error@+1 {{'to(factory:)' is unavailable: the factory creates a different type from the binding: return the bound type, or a type that conforms to it; write a closure for an inout or variadic parameter, and bind(T?.self) for init?}}
    convoy.to(factory: Convoy.init)
    // expected-error@+1 {{cannot convert value of type '@Sendable (Ship, isolated (any Actor)?) -> Buoy' to expected argument type '() -> Buoy'}}
    buoy.to(factory: Buoy.init)
    // expected-error@+1 {{instance method 'bind(_:line:)' requires that 'Ticket' conform to 'Copyable'}}
    binder.bind(Ticket.self).to(factory: Ticket.init)

    binder.bind(TicketBox.self).to(factory: TicketBox.init)
    binder.bind(Menu?.self).to(factory: Menu.init)
    buoy.to { (ship: Ship) in Buoy(ship: ship, isolation: nil) }
    crew.to { (ship: Ship) in
      var ship = ship
      return Crew(ship: &ship)
    }
    convoy.to { (ship: Ship) in Convoy(ships: ship) }
  }
}
