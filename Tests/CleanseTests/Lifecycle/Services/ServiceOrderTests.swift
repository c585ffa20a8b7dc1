import Cleanse
import TestSupport
import Testing

/// Three services in a chain, each of which ends when its stop hook requests it.
private struct Chain: RootComponent {
  typealias Seed = EventLog

  static func configure(binder: Binder<Singleton>) {
    binder.bind(DatabaseService.self).sharedInScope()
      .onStart { $0.note("is started") }
      .running { try await $0.run() }
      .onStop { database in
        database.note("is stopped")
        database.end()
      }
      .to(factory: DatabaseService.init)
    binder.bind(CacheService.self).sharedInScope()
      .onStop { cache in
        cache.note("is stopped")
        cache.end()
      }
      .running { try await $0.run() }
      .to { (log: EventLog, _: DatabaseService) in CacheService(log: log) }
  }

  static func configureRoot(binder bind: ReceiptBinder<ServerService>) -> BindingReceipt<ServerService> {
    bind.onStart { server in
      // Would wait forever if the services of its dependencies did not run yet.
      await server.log.waitForEvent("Database runs")
      await server.log.waitForEvent("Cache runs")
      server.note("is started")
    }
    .running { try await $0.run() }
    .onStop { server in
      server.note("is stopped")
      server.end()
    }
    .to { (log: EventLog, _: CacheService) in ServerService(log: log) }
  }
}

@Suite("Order of services", .endsEventually)
struct ServiceOrderTests {
  private func expectOrder(_ log: EventLog) {
    #expect(log.place("Database is started") < log.place("Database runs"))
    #expect(log.place("Database runs") < log.place("Server is started"))
    #expect(log.place("Cache runs") < log.place("Server is started"))
    #expect(log.place("Server is started") < log.place("Server runs"))
    #expect(
      log.events.suffix(6) == [
        "Server is stopped", "Server ends", "Cache is stopped", "Cache ends", "Database is stopped", "Database ends",
      ])
    #expect(log.events.count == 11)
  }

  @Test("Each service ends before its dependencies are stopped, in a start and a stop")
  func startAndStop() async throws {
    let log = EventLog()
    let instance = try ComponentFactory.of(Chain.self).instantiate(log)
    #expect(log.events.isEmpty)
    try await instance.start()
    await log.waitForEvent("Server runs")
    #expect(log.count("Database ends") == 0)
    try await instance.stop(serviceTimeLimit: nil)
    expectOrder(log)
  }

  @Test("Each service ends before its dependencies are stopped, in a run on the main actor")
  @MainActor func run() async throws {
    let log = EventLog()
    let instance = try ComponentFactory.of(Chain.self).instantiate(log)
    try await instance.run(serviceTimeLimit: nil) { await log.waitForEvent("Server runs") }
    expectOrder(log)
  }

  @Test("Each service ends before its dependencies are stopped if the task of the run is cancelled")
  func cancellation() async throws {
    let log = EventLog()
    let run = Task { try await ComponentFactory.of(Chain.self).instantiate(log).run(serviceTimeLimit: nil) }
    await log.waitForEvent("Server runs")
    run.cancel()
    try await run.value
    expectOrder(log)
  }

  @Test("Each service ends before its dependencies are stopped if the closure of the run throws")
  func failingRun() async throws {
    let log = EventLog()
    let instance = try ComponentFactory.of(Chain.self).instantiate(log)
    await #expect(throws: TestService.Broken.self) {
      try await instance.run(serviceTimeLimit: nil) {
        await log.waitForEvent("Server runs")
        throw TestService.Broken()
      }
    }
    expectOrder(log)
  }

  private struct Inner: Component {
    typealias Seed = EventLog

    static func configure(binder: Binder<Singleton>) {}

    static func configureRoot(binder bind: ReceiptBinder<CacheService>) -> BindingReceipt<CacheService> {
      bind.running { try await $0.run() }.to { (log: EventLog, _: DatabaseService) in CacheService(log: log) }
    }
  }

  private struct Outer: RootComponent {
    typealias Root = [ComponentFactory<Inner>]

    static func configure(binder: Binder<Unscoped>) {
      binder.install(dependency: Inner.self)
      binder.bind(DatabaseService.self).to { DatabaseService(log: EventLog()) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to { (inner: ComponentFactory<Inner>) in [inner] }
    }
  }

  @Test("An instance of a subcomponent begins and ends its own services")
  func subcomponent() async throws {
    let log = EventLog()
    let outer = try ComponentFactory.of(Outer.self).instantiate()
    try await outer.start()
    let inner = outer.root[0].instantiate(log)
    #expect(log.events.isEmpty)
    try await inner.run { await log.waitForEvent("Cache runs") }
    #expect(log.events == ["Cache runs", "Cache is cancelled"])
    try await outer.stop()
  }

  @Test("A stop without a start runs no services")
  func neverStarted() async throws {
    let log = EventLog()
    let instance = try ComponentFactory.of(Chain.self).instantiate(log)
    try await instance.stop()
    await #expect(throws: InstanceStopped.self) { try await instance.start() }
    #expect(log.events == ["Server is stopped", "Cache is stopped", "Database is stopped"])
  }

  @Test("Concurrent starts and stops begin and end each service once")
  @MainActor func once() async throws {
    let log = EventLog()
    let instance = try ComponentFactory.of(Chain.self).instantiate(log)
    let starts = (0..<5).map { _ in Task { try await instance.start() } }
    for start in starts { try await start.value }
    await log.waitForEvent("Server runs")
    let stops = (0..<5).map { _ in Task { try await instance.stop(serviceTimeLimit: nil) } }
    for stop in stops { try await stop.value }
    expectOrder(log)
  }
}
