import Cleanse

// Concurrent eager bindings are created on any thread, so all their dependencies must be sendable.

// expected-note@+1 3 {{class 'Desk' does not conform to the 'Sendable' protocol}}
final class Desk {}

final class Lamp: Sendable {}

final class Room: Sendable {
  init(desk: Desk) {}
}

@MainActor
final class Page {
  init() {}
}

struct HouseModule: Module {
  static func configure(binder: Binder<Singleton>) {
    // expected-error@+1 {{type 'Desk' does not conform to the 'Sendable' protocol}}
    binder.bind(Desk.self).sharedInScope().eager(.concurrently).to(factory: Desk.init)
    // expected-error@+1 {{type 'Desk' does not conform to the 'Sendable' protocol}}
    binder.bind(Room.self).sharedInScope().eager(.concurrently).to(factory: Room.init)
    // expected-error@+1 {{converting function value of type '@MainActor @Sendable () -> Page' to '@Sendable () -> Page' loses global actor 'MainActor'}}
    binder.bind(Page.self).sharedInScope().eager(.concurrently).to(factory: Page.init)
    // expected-error@+1 {{'eager' is unavailable: an eager binding must be shared: sharedInScope().eager(.concurrently)}}
    binder.bind(Lamp.self).eager(.concurrently).to(factory: Lamp.init)
    // expected-error@+1 {{'to(value:)' is unavailable: remove eager(.concurrently): to(value:) creates nothing}}
    binder.bind(Lamp.self).sharedInScope().eager(.concurrently).to(value: Lamp())
    // expected-error@+1 {{'to(asyncFactory:)' is unavailable: remove eager(.concurrently): async bindings are always created concurrently}}
    binder.bind(Lamp.self).sharedInScope().eager(.concurrently).to(asyncFactory: { Lamp() })
    // expected-error@+1 {{'configured(with:)' is unavailable: only to(factory:) can follow eager(.concurrently)}}
    binder.bind(Lamp.self).sharedInScope().eager(.concurrently).configured { $0.to(factory: Lamp.init) }
    // expected-error@+1 {{'eager' is unavailable: the terminator comes last: sharedInScope().eager(.concurrently).to(factory:)}}
    binder.bind(Lamp.self).sharedInScope().to(factory: Lamp.init).eager(.concurrently)
    let desk = Desk()
    // expected-error@+1 {{capture of 'desk' with non-Sendable type 'Desk' in a '@Sendable' closure}}
    binder.bind(Room.self).sharedInScope().eager(.concurrently).to { Room(desk: desk) }

    binder.bind(Lamp.self).sharedInScope().eager(.concurrently).to(factory: Lamp.init)
    binder.bind(Lamp.self).to(value: Lamp())
    binder.bind(Lamp.self).sharedInScope().to(asyncFactory: { Lamp() })
    binder.bind(Desk.self).sharedInScope().eager().to(factory: Desk.init)
    binder.bind(Room.self).sharedInScope().eager().to(factory: Room.init)
  }
}

struct HouseComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: HouseModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Room>) -> BindingReceipt<Room> {
    // expected-error@+1 {{'eager' is unavailable: a root is always created with its instance: eager(.concurrently) is for shared bindings in configure}}
    bind.eager(.concurrently).to(factory: Room.init)
    return bind.to(factory: Room.init)
  }
}
