import Cleanse
import Foundation
import TestSupport
import Testing

/// A service, and a server whose start succeeds even when its task is cancelled.
private struct Weir: RootComponent {
  typealias Seed = EventLog
  @TaskLocal static var start: @Sendable (DatabaseService) -> Void = { _ in }

  static func configure(binder: Binder<Singleton>) {
    binder.bind(DatabaseService.self).sharedInScope().running { try await $0.run() }.onStop { $0.note("is stopped") }
      .to(factory: DatabaseService.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<[DatabaseService]>) -> BindingReceipt<[DatabaseService]> {
    let start = start
    return bind.onStart { databases in
      let log = databases[0].log
      await log.waitForEvent("Database runs")
      start(databases[0])
      log.note("server starts")
      while !Task.isCancelled { await Task.yield() }
      databases[0].end()
      while log.count("Database ends") + log.count("Database breaks") == 0 { await Task.yield() }
      // The service returned a moment later.
      for _ in 0..<1000 { await Task.yield() }
    }
    .to { (database: DatabaseService) in [database] }
  }
}

/// Runs another instance, whose closure stops the instance of this object.
@MainActor private final class Sluice {
  var instance: ComponentInstance<SluiceComponent>?
  private(set) var error: (any Error)?

  func run() async {
    do {
      try await ComponentFactory.of(Weir.Pond.self).instantiate(EventLog()).run { try await self.instance?.stop() }
    } catch {
      self.error = error
    }
  }
}

@MainActor private struct SluiceComponent: @MainActor RootComponent {
  static func configure(binder: Binder<Unscoped>) {}

  static func configureRoot(binder bind: ReceiptBinder<Sluice>) -> BindingReceipt<Sluice> {
    bind.running(onReturn: .stop) { await $0.run() }.onStop { _ in }.to(factory: Sluice.init)
  }
}

extension Weir {
  fileprivate struct Pond: RootComponent {
    typealias Seed = EventLog

    static func configure(binder: Binder<Unscoped>) {}

    static func configureRoot(binder bind: ReceiptBinder<DatabaseService>) -> BindingReceipt<DatabaseService> {
      bind.running { try await $0.run() }.to(factory: DatabaseService.init)
    }
  }
}

/// A service that its stop hook does not end, and a start that fails or waits for its cancellation.
private struct Lock: RootComponent {
  typealias Seed = EventLog
  @TaskLocal static var fails = false

  static func configure(binder: Binder<Singleton>) {
    binder.bind(DatabaseService.self).sharedInScope().running { try await $0.run() }.onStop { $0.note("is stopped") }
      .to(factory: DatabaseService.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<[DatabaseService]>) -> BindingReceipt<[DatabaseService]> {
    let fails = fails
    return bind.onStart { databases in
      await databases[0].log.waitForEvent("Database runs")
      if fails { throw TestService.Broken() }
      try await Task.sleepUntilCancelled()
    }
    .to { (database: DatabaseService) in [database] }
  }
}

@Suite("Interruptions of services", .endsEventually)
struct ServiceInterruptionTests {
  @Test("Services are cancelled when a start fails or is cancelled", arguments: [true, false])
  func cancellation(fails: Bool) async throws {
    try await Self.requireCancellation(duringStartThatFails: fails)
  }

  private static func requireCancellation(duringStartThatFails fails: Bool) async throws {
    let log = EventLog()
    let start = Task {
      let instance = try Lock.$fails.withValue(fails) { try ComponentFactory.of(Lock.self).instantiate(log) }
      try await instance.start(serviceTimeLimit: 0.05)
    }
    await log.waitForEvent("Database runs")
    if fails {
      await #expect(throws: HookError.self) { try await start.value }
    } else {
      start.cancel()
      await #expect(throws: CancellationError.self) { try await start.value }
    }
    #expect(log.events == ["Database runs", "Database is stopped", "Database is cancelled"])
  }

  // The test runs in its own process, where no other test keeps threads from waking up in time.
  @Test("A failed start cancels services after its own service time limit", .measuresTime, arguments: [true, false])
  func limitOfStart(fails: Bool) async {
    await #expect(processExitsWith: .success) { [fails] in
      // Without the limit, each attempt takes ten seconds.
      var least = Double.infinity
      for _ in 0..<3 where least >= 9 {
        let start = ProcessInfo.processInfo.systemUptime
        try await Self.requireCancellation(duringStartThatFails: fails)
        least = min(least, ProcessInfo.processInfo.systemUptime - start)
      }
      try #require(least < 9)
    }
  }

  @Test("A service that fails during the last start hook undoes the start, although the hook succeeds")
  func start() async throws {
    let log = EventLog()
    let instance = try Weir.$start.withValue({ $0.fail() }) { try ComponentFactory.of(Weir.self).instantiate(log) }
    let error = try await #require(throws: HookError.self) { try await instance.start() }
    #expect(error.occasion == .run && error.underlyingError is TestService.Broken)
    #expect(log.events.last == "Database is stopped")
  }

  @Test("A service may return as soon as a stop interrupts the start")
  @MainActor func stop() async throws {
    let log = EventLog()
    let instance = try ComponentFactory.of(Weir.self).instantiate(log)
    let start = Task { try await instance.start() }
    await log.waitForEvent("server starts")
    try await instance.stop()
    // The last hook had finished.
    try await start.value
    #expect(log.count("Database ends") == 1)
  }

  @Test("A service that stops its own instance through the run of another one gets HookWaitsForItself")
  @MainActor func nested() async throws {
    let instance = try ComponentFactory.of(SluiceComponent.self).instantiate()
    let sluice = instance.root
    sluice.instance = instance
    try await instance.run()
    sluice.instance = nil
    #expect(sluice.error is HookWaitsForItself)
  }
}
