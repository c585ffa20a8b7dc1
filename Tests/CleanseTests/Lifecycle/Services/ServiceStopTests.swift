import Cleanse
import TestSupport
import Testing

/// A service whose stop hook a test supplies.
private struct Forge: RootComponent {
  typealias Seed = EventLog
  @TaskLocal static var onThrow = ServiceEnd.fail
  @TaskLocal static var stop: @Sendable (DatabaseService) throws -> Void = { _ in }

  static func configure(binder: Binder<Singleton>) {
    let stop = stop
    binder.bind(DatabaseService.self).sharedInScope().running(onThrow: onThrow) { try await $0.run() }.onStop {
      database in
      database.note("is stopped")
      try stop(database)
    }
    .to(factory: DatabaseService.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<[DatabaseService]>) -> BindingReceipt<[DatabaseService]> {
    bind.to { (database: DatabaseService) in [database] }
  }

  /// Starts an instance and waits until its service runs.
  static func started(
    _ log: EventLog, onThrow: ServiceEnd = .fail, stop: @escaping @Sendable (DatabaseService) throws -> Void = { _ in },
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> ComponentInstance<Forge> {
    let instance = try $onThrow.withValue(onThrow) {
      try $stop.withValue(stop) { try ComponentFactory.of(Forge.self).instantiate(log) }
    }
    try await instance.start()
    await log.waitForEvent("Database runs")
    return instance
  }
}

@Suite("Stops of services", .endsEventually)
struct ServiceStopTests {
  @Test("A stop cancels services after the time limit if they ignore their stop hooks")
  func limit() async throws {
    let log = EventLog()
    try await Forge.started(log).stop(serviceTimeLimit: 0.05)
    #expect(log.events == ["Database runs", "Database is stopped", "Database is cancelled"])
    let other = EventLog()
    let instance = try ComponentFactory.of(Forge.self).instantiate(other)
    try await instance.run(serviceTimeLimit: 0.05) { await other.waitForEvent("Database runs") }
    #expect(other.events == ["Database runs", "Database is stopped", "Database is cancelled"])
  }

  @Test("The service time limit can be a Duration")
  func durations() async throws {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else { return }
    let log = EventLog()
    try await Forge.started(log).stop(serviceTimeLimit: .milliseconds(50))
    #expect(log.events.last == "Database is cancelled")
    let other = EventLog()
    let instance = try ComponentFactory.of(Forge.self).instantiate(other)
    try await instance.run(hookTimeLimit: .seconds(6000), serviceTimeLimit: .milliseconds(50)) {
      await other.waitForEvent("Database runs")
    }
    #expect(other.events.last == "Database is cancelled")
  }

  @Test("A run without a closure takes its service time limit as a Duration")
  func durationsWithoutClosure() async throws {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else { return }
    let runs: [@Sendable (ComponentInstance<Forge>) async throws -> Void] = [
      { try await $0.run(serviceTimeLimit: .milliseconds(50)) },
      { try await $0.run(hookTimeLimit: nil, serviceTimeLimit: .milliseconds(50)) },
      { try await $0.run(hookTimeLimit: .seconds(6000), serviceTimeLimit: .milliseconds(50)) },
    ]
    for run in runs {
      let log = EventLog()
      let task = Task { try await run(try ComponentFactory.of(Forge.self).instantiate(log)) }
      await log.waitForEvent("Database runs")
      task.cancel()
      try await task.value
      #expect(log.events == ["Database runs", "Database is stopped", "Database is cancelled"])
    }
  }

  @Test("A Duration for hooks combines with no service time limit or the default one")
  func durationOfHooks() async throws {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else { return }
    let instance = try ComponentFactory.of(Forge.self).instantiate(EventLog())
    await #expect(throws: InvalidTimeLimit.self) {
      try await instance.start(hookTimeLimit: .seconds(6000), serviceTimeLimit: .zero)
    }
    await #expect(throws: InvalidTimeLimit.self) { try await instance.start(serviceTimeLimit: .seconds(-1)) }
    await #expect(throws: InvalidTimeLimit.self) { try await instance.run(hookTimeLimit: .seconds(-1)) }
    await #expect(throws: InvalidTimeLimit.self) {
      try await instance.run(hookTimeLimit: .seconds(-1), serviceTimeLimit: nil)
    }
    try await instance.start(hookTimeLimit: .seconds(6000), serviceTimeLimit: nil)
    instance.root[0].end()
    await instance.root[0].log.waitForEvent("Database ends")
    await #expect(throws: HookError.self) {
      try await instance.stop(hookTimeLimit: .seconds(6000), serviceTimeLimit: nil)
    }
  }

  @Test("A service time limit of zero or less throws InvalidTimeLimit")
  func invalid() async throws {
    let instance = try ComponentFactory.of(Forge.self).instantiate(EventLog())
    await #expect(throws: InvalidTimeLimit.self) { try await instance.run(serviceTimeLimit: 0) {} }
    await #expect(throws: InvalidTimeLimit.self) { try await instance.start(serviceTimeLimit: 0) }
    await #expect(throws: InvalidTimeLimit.self) { try await instance.stop(serviceTimeLimit: -1) }
  }

  @Test("A stop immediately cancels services that have no stop hook")
  func withoutHook() async throws {
    struct Plain: RootComponent {
      typealias Seed = EventLog

      static func configure(binder: Binder<Singleton>) {
        binder.bind(DatabaseService.self).sharedInScope().running { try await $0.run() }.to(
          factory: DatabaseService.init)
      }

      static func configureRoot(binder bind: ReceiptBinder<[DatabaseService]>) -> BindingReceipt<[DatabaseService]> {
        bind.to { (database: DatabaseService) in [database] }
      }
    }
    let log = EventLog()
    let instance = try ComponentFactory.of(Plain.self).instantiate(log)
    try await instance.run(serviceTimeLimit: nil) { await log.waitForEvent("Database runs") }
    #expect(log.events == ["Database runs", "Database is cancelled"])
  }

  @Test("A stop directly after the start ends services that begin after their stop hooks")
  func atOnce() async throws {
    let factory = try Forge.$stop.withValue({ $0.end() }) { try ComponentFactory.of(Forge.self) }
    for _ in 0..<2000 {
      let log = EventLog()
      try await Forge.$stop.withValue({ $0.end() }) { factory.instantiate(log) }.run(serviceTimeLimit: nil) {}
      #expect(log.events.sorted() == ["Database ends", "Database is stopped", "Database runs"])
    }
  }

  @Test("A stop throws the error of a service that fails meanwhile unless its binding says otherwise")
  func failure() async throws {
    let log = EventLog()
    let instance = try await Forge.started(log) { $0.fail() }
    let error = try await #require(throws: HookError.self) { try await instance.stop(serviceTimeLimit: nil) }
    #expect(error.occasion == .run)
    #expect(error.underlyingError is TestService.Broken)
    for end in [ServiceEnd.stop, .ignore] {
      let instance = try await Forge.started(EventLog(), onThrow: end) { $0.fail() }
      try await instance.stop(serviceTimeLimit: nil)
    }
  }

  @Test("A failing stop hook is reported, and its service is still cancelled")
  func failingHook() async throws {
    let log = EventLog()
    let instance = try await Forge.started(log) { _ in throw TestService.Broken() }
    let error = try await #require(throws: HookError.self) { try await instance.stop(serviceTimeLimit: 0.05) }
    #expect(error.occasion == .stop)
    #expect(log.events.last == "Database is cancelled")
  }

  @Test("A stop reports no error that a service throws because of its cancellation")
  func cancellationError() async throws {
    struct Renamed: Error {}
    struct Sleeper: RootComponent {
      typealias Seed = EventLog

      static func configure(binder: Binder<Singleton>) {
        binder.bind(DatabaseService.self).sharedInScope()
          .running { _ in try await Task.sleepUntilCancelled() }
          .running { _ in
            do { try await Task.sleepUntilCancelled() } catch { throw Renamed() }
          }
          .to(factory: DatabaseService.init)
      }

      static func configureRoot(binder bind: ReceiptBinder<[DatabaseService]>) -> BindingReceipt<[DatabaseService]> {
        bind.to { (database: DatabaseService) in [database] }
      }
    }
    try await ComponentFactory.of(Sleeper.self).instantiate(EventLog()).run {}
  }

  @Test("Services are cancelled when their instance is released without a stop")
  func release() async throws {
    let log = EventLog()
    var instance: ComponentInstance<Forge>? = try await Forge.started(log)
    weak var database: DatabaseService?
    database = instance?.root[0]
    instance = nil
    await log.waitForEvent("Database is cancelled")
    while database != nil { await Task.yield() }
    #expect(log.events == ["Database runs", "Database is cancelled"])
  }

  @MainActor private final class Keeper {
    var instance: ComponentInstance<Tower>?
    var error: (any Error)?

    func run() async {
      do { try await instance?.stop() } catch { self.error = error }
    }
  }

  @MainActor private struct Tower: @MainActor RootComponent {
    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<Keeper>) -> BindingReceipt<Keeper> {
      bind.running(onReturn: .stop) { await $0.run() }.to(factory: Keeper.init)
    }
  }

  @Test("A stop that a service calls on its own instance throws HookWaitsForItself to the service")
  @MainActor func calledByService() async throws {
    let instance = try ComponentFactory.of(Tower.self).instantiate()
    instance.root.instance = instance
    try await instance.run()
    #expect((instance.root.error as? HookWaitsForItself)?.occasion == .stop)
    instance.root.instance = nil
  }
}
