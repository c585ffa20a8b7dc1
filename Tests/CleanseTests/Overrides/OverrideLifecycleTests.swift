import TestSupport
import Cleanse
import Testing

private final class Lamp: Sendable {
  let log: EventLog

  init(log: EventLog) {
    self.log = log
  }
}

private struct StageComponent: RootComponent {
  typealias Seed = EventLog

  static func configure(binder: Binder<Singleton>) {
    binder.bind(Lamp.self).sharedInScope().eager()
      .onStart { $0.log.note("lit") }
      .onStop { $0.log.note("dark") }
      .to { (log: EventLog) in
        log.note("lamp")
        return Lamp(log: log)
      }
  }

  static func configureRoot(binder bind: ReceiptBinder<[Lamp]>) -> BindingReceipt<[Lamp]> {
    bind.to { (lamp: Provider<Lamp>) in [] }
  }
}

private struct QuietLamp: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Lamp.self).sharedInScope().to(factory: Lamp.init)
  }
}

private struct LoudLamp: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Lamp.self).sharedInScope().eager().onStart { $0.log.note("loudly lit") }.to { (log: EventLog) in
      log.note("loud lamp")
      return Lamp(log: log)
    }
  }
}

@Suite("Lifecycles of overridden bindings")
struct OverrideLifecycleTests {
  private func events(_ overrides: Overrides, log: EventLog = EventLog()) async throws -> [String] {
    let instance = try ComponentFactory.of(StageComponent.self, overrides: overrides).instantiate(log)
    try await instance.run { log.note("play") }
    return log.events
  }

  @Test("An override removes the hooks and the eagerness of the replaced binding")
  func replaced() async throws {
    #expect(try await events([]) == ["lamp", "lit", "play", "dark"])
    #expect(try await events([QuietLamp.self]) == ["play"])
    let log = EventLog()
    #expect(try await events(.overriding(Lamp.self, with: Lamp(log: log)), log: log) == ["play"])
    #expect(try await events(.overriding(Lamp.self) { Lamp(log: log) }, log: log) == ["play", "play"])
  }

  @Test("An override module adds its own hooks and eagerness")
  func own() async throws {
    #expect(try await events([LoudLamp.self]) == ["loud lamp", "loudly lit", "play"])
  }
}
