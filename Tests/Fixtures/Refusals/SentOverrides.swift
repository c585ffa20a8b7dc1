import Cleanse

// Overrides belong to the isolation of the test that created them.

struct Lamp {}

struct HallComponent: RootComponent {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Lamp>) -> BindingReceipt<Lamp> {
    bind.to(factory: Lamp.init)
  }
}

func lampElsewhere(_ overrides: Overrides) async throws -> Lamp {
  try await AsyncComponentFactory.of(HallComponent.self, overrides: overrides).build()
}

nonisolated(nonsending) func lamp(_ overrides: Overrides) async throws -> Lamp {
  try await AsyncComponentFactory.of(HallComponent.self, overrides: overrides).build()
}

func lampAtOnce(_ overrides: Overrides) throws -> Lamp {
  try ComponentFactory.of(HallComponent.self, overrides: overrides).build()
}

@MainActor
func test() async throws {
  // expected-note@+2 {{sending main actor-isolated value of non-Sendable type 'Overrides' to nonisolated global function 'lampElsewhere' risks causing races in between main actor-isolated and nonisolated uses}}
  // expected-error@+1 {{sending value of non-Sendable type 'Overrides' risks causing data races}}
  _ = try await lampElsewhere(.overriding(Lamp.self) { Lamp() })

  _ = try await lamp(.overriding(Lamp.self) { Lamp() })
  _ = try lampAtOnce(.overriding(Lamp.self) { Lamp() })
  _ = try await lampElsewhere(.overriding(Lamp.self, sendableFactory: { Lamp() }))
}
