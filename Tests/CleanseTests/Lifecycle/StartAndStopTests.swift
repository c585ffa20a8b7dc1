import TestSupport
import Cleanse
import Testing

private struct Broken: Error, CustomStringConvertible {
  let name: String

  var description: String { "\(name) is broken" }
}

/// Logs when it is created, started and stopped.
private class Part: @unchecked Sendable {
  let log: EventLog

  init(log: EventLog) {
    self.log = log
    note("made")
  }

  func start() async throws {
    await Task.yield()
    note("started")
  }

  func stop() async throws {
    await Task.yield()
    note("stopped")
  }

  func note(_ what: String) { log.note("\(type(of: self)) \(what)") }
}

private final class Database: Part, @unchecked Sendable {}
private final class Cache: Part, @unchecked Sendable {}
private final class Queue: Part, @unchecked Sendable {}
private final class Server: Part, @unchecked Sendable {}

extension Binder<Singleton> {
  /// Binds a part with both hooks; the caller adds the factory and its dependencies.
  fileprivate func bind<P: Part>(part: P.Type) -> BindingBuilder<P, Singleton, BindingStage.Shared> {
    bind(P.self).sharedInScope().onStart { try await $0.start() }.onStop { try await $0.stop() }
  }
}

private struct ServerComponent: RootComponent {
  typealias Seed = EventLog

  static func configure(binder: Binder<Singleton>) {
    binder.bind(part: Server.self).to { (log: EventLog, _: () -> Cache, _: Queue) in Server(log: log) }
    binder.bind(part: Cache.self).to { (log: EventLog, _: Database) in Cache(log: log) }
    binder.bind(part: Queue.self).to { (log: EventLog, _: Database) in Queue(log: log) }
    binder.bind(part: Database.self).to { (log: EventLog) async in Database(log: log) }
  }

  struct Program {
    let server: Provider<Server>
  }

  static func configureRoot(binder bind: ReceiptBinder<Program>) -> BindingReceipt<Program> {
    bind.to(factory: Program.init)
  }
}

/// Parts with several hooks, some of which fail.
private struct ScratchedComponent: RootComponent {
  typealias Seed = EventLog

  static func configure(binder: Binder<Singleton>) {
    binder.bind(Database.self).sharedInScope()
      .onStart { $0.note("started") }
      .onStop { $0.note("closed") }
      .to(asyncFactory: { (log: EventLog, _: Cache) async in Database(log: log) })
    binder.bind(Cache.self).sharedInScope()
      .onStart { $0.note("port bound") }
      .onStart { _ in throw Broken(name: "Cache") }
      .onStop { $0.note("port released") }
      .onStop { _ in throw Broken(name: "Cache") }
      .onStop { $0.note("flushed") }
      .to { (log: EventLog) in Cache(log: log) }
    binder.bind(Queue.self).intoCollection().sharedInScope()
      .onStop {
        $0.note("drained")
        throw Broken(name: "Queue")
      }
      .to { (log: EventLog) -> [Queue] in [Queue(log: log), Queue(log: log)] }
  }

  struct Program {
    let cache: Cache
    let queues: [Queue]
  }

  static func configureRoot(binder bind: ReceiptBinder<Program>) -> BindingReceipt<Program> {
    bind.to { (cache: Cache, _: Database, queues: [Queue]) in Program(cache: cache, queues: queues) }
  }
}

@Suite("Starts and stops")
struct StartAndStopTests {
  @Test("A stop runs every stop hook of an object in reverse order, even if one fails")
  func severalHooks() async throws {
    let log = EventLog()
    let instance = try await AsyncComponentFactory.of(ScratchedComponent.self).instantiate(log)
    let error = await #expect(throws: MultiError.self) { try await instance.stop() }
    #expect(error?.errors.count == 3)
    let ofCache = log.events.filter { $0.hasPrefix("Cache") }
    #expect(ofCache == ["Cache made", "Cache flushed", "Cache port released"])
    #expect(log.events.filter { $0 == "Queue drained" }.count == 2)
    #expect(log.events.contains("Database closed"))
  }

  @Test("A failed start stops async bindings and objects whose first start hook succeeded")
  func failedStart() async throws {
    let log = EventLog()
    let instance = try await AsyncComponentFactory.of(ScratchedComponent.self).instantiate(log)
    await #expect(throws: MultiError.self) { try await instance.start() }
    #expect(!log.events.contains("Database started"))
    #expect(
      log.events.filter { $0.hasPrefix("Cache") || $0 == "Database closed" } == [
        "Cache made", "Cache port bound", "Database closed", "Cache flushed", "Cache port released",
      ])
  }

  @Test("Start hooks run in dependency order and stop hooks in reverse")
  func order() async throws {
    let log = EventLog()
    let instance = try await AsyncComponentFactory.of(ServerComponent.self).instantiate(log)
    #expect(log.events == ["Database made"])
    try await instance.start()
    #expect(log.place("Database started") < log.place("Cache started"))
    #expect(log.place("Database started") < log.place("Queue started"))
    #expect(log.place("Cache started") < log.place("Server started"))
    #expect(log.place("Queue started") < log.place("Server started"))
    try await instance.stop()
    #expect(log.place("Server stopped") < log.place("Cache stopped"))
    #expect(log.place("Server stopped") < log.place("Queue stopped"))
    #expect(log.place("Cache stopped") < log.place("Database stopped"))
    #expect(log.place("Queue stopped") < log.place("Database stopped"))
    #expect(log.events.count == 12)
  }

  @Test("An instance starts and stops once, however many tasks call start and stop")
  @MainActor func twice() async throws {
    let log = EventLog()
    let instance = try await AsyncComponentFactory.of(ServerComponent.self).instantiate(log)
    let starts = (0..<5).map { _ in Task { try await instance.start() } }
    for start in starts { try await start.value }
    try await instance.start()
    #expect(log.count("Server started") == 1)
    let stops = (0..<5).map { _ in Task { try await instance.stop() } }
    for stop in stops { try await stop.value }
    try await instance.stop()
    #expect(log.count("Server stopped") == 1)
    #expect(log.count("Database stopped") == 1)
    await #expect(throws: InstanceStopped.self) { try await instance.start() }
    #expect(log.count("Server started") == 1)
  }

  @Test("A stop without a start runs the stop hooks of existing objects and prevents a later start")
  func neverStarted() async throws {
    let log = EventLog()
    let instance = try await AsyncComponentFactory.of(ServerComponent.self).instantiate(log)
    try await instance.stop()
    #expect(log.events == ["Database made", "Database stopped"])
    let error = await #expect(throws: InstanceStopped.self) { try await instance.start() }
    #expect(names([try #require(error).component]) == ["ServerComponent"])
    #expect(error?.reason == .stoppedBefore)
  }

  @Test("An instance without hooks starts and stops without an error")
  func nothing() async throws {
    struct Plain: RootComponent {
      static func configure(binder: Binder<Unscoped>) {}
      static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 3) }
    }
    let instance = try ComponentFactory.of(Plain.self).instantiate()
    try await instance.start()
    try await instance.stop()
  }

  // MARK: Failures

  private struct FailingComponent: RootComponent {
    typealias Seed = EventLog
    static let line: Int = #line + 9

    static func configure(binder: Binder<Singleton>) {
      binder.bind(part: Database.self).to(factory: Database.init)
      binder.bind(Queue.self).sharedInScope().onStop { try await $0.stop() }.to { (log: EventLog, _: Database) in
        Queue(log: log)
      }
      binder.bind(Cache.self).sharedInScope()
        .onStart { _ in throw Broken(name: "cache") }.onStop { try await $0.stop() }
        .to { (log: EventLog, _: Queue) in Cache(log: log) }
      binder.bind(part: Server.self).to { (log: EventLog, _: Cache) in Server(log: log) }
    }

    static func configureRoot(binder bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> {
      bind.to(value: [])
    }
  }

  @Test("A failed start hook stops the objects started before it, latest first")
  func failingStart() async throws {
    let log = EventLog()
    let instance = try ComponentFactory.of(FailingComponent.self).instantiate(log)
    let error = try await #require(throws: HookError.self) { try await instance.start() }
    #expect(error.underlyingError is Broken)
    #expect(names([error.type]) == ["Cache"])
    #expect(names([error.component]) == ["FailingComponent"])
    #expect(error.occasion == .start)
    #expect("\(error.diagnostic.headline)" == "Cache: could not be started: cache is broken")
    #expect(error.diagnostic.location?.line == FailingComponent.line)
    #expect(
      log.events == [
        "Database made", "Database started", "Queue made", "Cache made", "Queue stopped", "Database stopped",
      ])
    // A second start throws the same error, and no hook runs again.
    await #expect(throws: HookError.self) { try await instance.start() }
    try await instance.stop()
    #expect(log.events.count == 6)
  }

  private struct StubbornComponent: RootComponent {
    typealias Seed = EventLog

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Database.self).sharedInScope().eager()
        .onStop { _ in throw Broken(name: "database") }.to(factory: Database.init)
      binder.bind(Queue.self).sharedInScope().eager().onStop { try await $0.stop() }.to {
        (log: EventLog, _: Database) in Queue(log: log)
      }
      binder.bind(Cache.self).sharedInScope().eager()
        .onStart { _ in throw Broken(name: "cache") }.onStop { _ in throw Broken(name: "stop") }
        .to { (log: EventLog, _: Queue) in Cache(log: log) }
    }

    static func configureRoot(binder bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> {
      bind.to(value: [])
    }
  }

  @Test("A stop continues after failing hooks and reports every failure")
  func failingStop() async throws {
    let log = EventLog()
    let instance = try ComponentFactory.of(StubbornComponent.self).instantiate(log)
    let error = try await #require(throws: MultiError.self) { try await instance.stop() }
    #expect(
      error.errors.map { "\($0.diagnostic.headline)" } == [
        "Cache: could not be stopped: stop is broken", "Database: could not be stopped: database is broken",
      ])
    #expect(log.events == ["Database made", "Queue made", "Cache made", "Queue stopped"])
  }

  @Test("A failed start reports its own error together with those of the stop that undoes it")
  func failingBoth() async throws {
    let log = EventLog()
    let instance = try ComponentFactory.of(StubbornComponent.self).instantiate(log)
    let error = try await #require(throws: MultiError.self) { try await instance.start() }
    #expect(
      error.errors.map { "\($0.diagnostic.headline)" } == [
        "Cache: could not be started: cache is broken", "Database: could not be stopped: database is broken",
      ])
    #expect(log.events.last == "Queue stopped")
  }

  // MARK: Runs

  @Test("A run starts the instance, runs its closure and stops the instance")
  func run() async throws {
    let log = EventLog()
    let instance = try await AsyncComponentFactory.of(ServerComponent.self).instantiate(log)
    try await instance.run { log.note("running") }
    #expect(log.place("Server started") < log.place("running"))
    #expect(log.place("running") < log.place("Server stopped"))
    #expect(log.events.last == "Database stopped")
  }

  @Test("A run stops its instance if its closure throws or its task is cancelled")
  func endingRun() async throws {
    let log = EventLog()
    let instance = try await AsyncComponentFactory.of(ServerComponent.self).instantiate(log)
    await #expect(throws: Broken.self) { try await instance.run { throw Broken(name: "run") } }
    #expect(log.events.last == "Database stopped")
    let other = EventLog()
    let gate = Gate(for: 2)
    let task = Task {
      let instance = try await AsyncComponentFactory.of(ServerComponent.self).instantiate(other)
      try await instance.run {
        _ = await gate.arrive()
        try await Task.sleepUntilCancelled()
      }
    }
    _ = await gate.arrive()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(other.events.last == "Database stopped")
  }

  @Test("A run reports the error of its closure together with the errors of its stop")
  func failingStopOfFailedRun() async throws {
    struct Both: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind(String.self).sharedInScope().onStop { _ in throw Broken(name: "string") }.to { "a" }
        binder.bind(Int.self).sharedInScope().onStop { _ in throw Broken(name: "int") }.to { 1 }
      }
      static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
        bind.to { (_: String, _: Int) in true }
      }
    }
    let instance = try ComponentFactory.of(Both.self).instantiate()
    let error = try #require(
      await #expect(throws: RunError.self) { try await instance.run { throw Broken(name: "run") } })
    #expect((error.underlyingError as? Broken)?.name == "run")
    #expect(Set(error.stopErrors.compactMap { ($0.underlyingError as? Broken)?.name }) == ["string", "int"])
    #expect(error.diagnostics.map(\.id) == [.failedHook, .failedHook])
    #expect(
      error.diagnostics.allSatisfy { $0.notes.last?.text.description.contains("the run itself ended with") == true })
    let other = try ComponentFactory.of(Both.self).instantiate()
    await #expect(throws: MultiError.self) { try await other.run {} }
  }

  @Test("A stop cancels the start under way")
  @MainActor func stoppedWhileStarting() async throws {
    struct WaitingComponent: RootComponent {
      typealias Seed = EventLog

      static func configure(binder: Binder<Singleton>) {
        binder.bind(part: Database.self).to(factory: Database.init)
        binder.bind(Cache.self).sharedInScope().onStart { cache in
          cache.note("waits")
          try await Task.sleepUntilCancelled()
        }.to { (log: EventLog, _: Database) in Cache(log: log) }
      }

      static func configureRoot(binder bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> {
        bind.to(value: [])
      }
    }
    let log = EventLog()
    let instance = try ComponentFactory.of(WaitingComponent.self).instantiate(log)
    let start = Task { try await instance.start() }
    while log.count("Cache waits") == 0 { await Task.yield() }
    try await instance.stop()
    let error = await #expect(throws: InstanceStopped.self) { try await start.value }
    #expect(
      error?.description == """
        An instance of WaitingComponent was stopped while it was starting. \
        The objects that had started have been stopped again.
        """)
    #expect(log.events == ["Database made", "Database started", "Cache made", "Cache waits", "Database stopped"])
  }

  @Test("The errors of undoing an interrupted start reach the callers of both start and stop")
  @MainActor func failingWhileStarting() async throws {
    struct StuckComponent: RootComponent {
      typealias Seed = EventLog

      static func configure(binder: Binder<Singleton>) {
        binder.bind(Database.self).sharedInScope()
          .onStart { $0.note("opened") }
          .onStart { _ in try await Task.sleepUntilCancelled() }
          .onStop { _ in throw Broken(name: "Database") }
          .to(factory: Database.init)
      }

      static func configureRoot(binder bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> {
        bind.to(value: [])
      }
    }
    let log = EventLog()
    let instance = try ComponentFactory.of(StuckComponent.self).instantiate(log)
    let start = Task { try await instance.start() }
    while log.count("Database opened") == 0 { await Task.yield() }
    let ofStop = await #expect(throws: HookError.self) { try await instance.stop() }
    let ofStart = await #expect(throws: HookError.self) { try await start.value }
    #expect(ofStop?.occasion == .stop)
    #expect(ofStart?.occasion == .stop)
  }

  @Test("A cancelled second caller of start does not cancel the start of the first one")
  @MainActor func cancelledWaiting() async throws {
    struct GateComponent: RootComponent {
      typealias Seed = Gate

      static func configure(binder: Binder<Singleton>) {
        binder.bind([Gate].self).sharedInScope().onStart { gates in
          _ = await gates[0].arrive()
          try Task.checkCancellation()
        }.to { (gate: Gate) in [gate] }
      }

      static func configureRoot(binder bind: ReceiptBinder<[Int]>) -> BindingReceipt<[Int]> {
        bind.to(value: [])
      }
    }
    let gate = Gate(for: 2)
    let instance = try ComponentFactory.of(GateComponent.self).instantiate(gate)
    let first = Task { try await instance.start() }
    await Task.yield()
    let second = Task { try await instance.start() }
    second.cancel()
    _ = await gate.arrive()
    try await first.value
    try await second.value
  }
}
