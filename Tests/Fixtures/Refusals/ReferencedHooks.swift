import Cleanse

// Hooks must be closures, not references to functions.

final class Door {
  static func unlock(_ door: Door) async throws {}
  static func lock(_ door: Door) {}
}

final class Alarm: Sendable {
  @concurrent static func disarm(_ alarm: Alarm) async {}
}

func arm(_ alarm: Alarm) async throws {}

struct DoorModule: Module {
  static func configure(binder: Binder<Singleton>) {
    let doors = binder.bind(Door.self)
    // expected-error@+1 {{'onStart' is unavailable: write the hook as a trailing closure: onStart { try await function($0) }}}
    doors.sharedInScope().onStart(Door.unlock).to(factory: Door.init)
    // expected-error@+1 {{'onStop' is unavailable: write the hook as a trailing closure: onStop { try await function($0) }}}
    doors.sharedInScope().onStop(Door.lock).to { Door() }
    // expected-error@+1 {{'onStart' is unavailable: write the hook as a trailing closure: onStart { try await function($0) }}}
    binder.bind(Alarm.self).sharedInScope().onStart(arm).to { Alarm() }
    // expected-error@+1 {{'onStart' is unavailable: write the hook as a trailing closure: onStart { try await function($0) }}}
    binder.bind(Door.self).intoCollection().sharedInScope().onStart(Door.unlock).to { Door() }
    // expected-error@+1 {{'onStart(hook:)' is unavailable: write the hook as a trailing closure: onStart { try await function($0) }}}
    doors.sharedInScope().onStart(hook: Door.unlock).to(factory: Door.init)
    // expected-error@+1 {{'onStop(hook:)' is unavailable: write the hook as a trailing closure: onStop { try await function($0) }}}
    doors.sharedInScope().onStop(hook: Door.lock).to { Door() }
    // expected-error@+1 {{'onStart(hook:)' is unavailable: write the hook as a trailing closure: onStart { try await function($0) }}}
    binder.bind(Alarm.self).sharedInScope().onStart(hook: arm).to { Alarm() }
    // expected-error@+1 {{'onStop(hook:)' is unavailable: write the hook as a trailing closure: onStop { try await function($0) }}}
    binder.bind(Alarm.self).sharedInScope().onStop(hook: Alarm.disarm).to { Alarm() }
    // expected-error@+1 {{'onStart(hook:)' is unavailable: write the hook as a trailing closure: onStart { try await function($0) }}}
    doors.sharedInScope().onStart(hook: { door in Door.lock(door) }).to { Door() }
    // expected-error@+1 {{'onStart(hook:)' is unavailable: write the hook as a trailing closure: onStart { try await function($0) }}}
    binder.bind(Door.self).intoCollection().sharedInScope().onStart(hook: Door.unlock).to { Door() }

    doors.sharedInScope().onStart { try await Door.unlock($0) }.onStop { (door: Door) in Door.lock(door) }.to { Door() }
  }
}

struct HouseComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<Door>) -> BindingReceipt<Door> {
    // expected-error@+1 {{'onStop(hook:)' is unavailable: write the hook as a trailing closure: onStop { try await function($0) }}}
    bind.onStop(hook: Door.lock).to { Door() }
  }
}
