import Cleanse

// A dependency that is not `Sendable` stays in the isolation of its graph.

final class Cargo {}

final class Hold {
  init(cargo: sending Cargo) {}
}

struct HarbourModule: Module {
  static func configure(binder: Binder<Singleton>) {
    let hold = binder.bind(Hold.self)

    // expected-note@+2 {{converting a function typed value with a sending parameter to one without risks allowing actor-isolated values to escape}}
    // expected-error@+1 {{to type '(Cargo) -> Hold' risks causing data races}}
    hold.to(factory: Hold.init)

    hold.to { Hold(cargo: Cargo()) }
  }
}
