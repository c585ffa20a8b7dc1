import Cleanse
import Foundation
import TestSupport
import Testing

/// Declaration of a service and the log of its test.
private struct Plan: Sendable {
  var onReturn = ServiceEnd.fail
  var onThrow = ServiceEnd.fail
  let log = EventLog()
}

/// A service and a server that depends on it.
private struct Mill: RootComponent {
  typealias Seed = Plan
  @TaskLocal static var plan = Plan()

  static func configure(binder: Binder<Singleton>) {
    binder.bind(DatabaseService.self).sharedInScope()
      .running(onReturn: plan.onReturn, onThrow: plan.onThrow) { try await $0.run() }
      .to { (plan: Plan) in DatabaseService(log: plan.log) }
  }

  static func configureRoot(binder bind: ReceiptBinder<[DatabaseService]>) -> BindingReceipt<[DatabaseService]> {
    bind.onStart { $0[0].log.note("server starts") }.onStop { $0[0].log.note("server stops") }
      .to { (database: DatabaseService) in [database] }
  }
}

@Suite("Services that end early", .endsEventually)
struct ServiceEndTests {
  private func instance(_ plan: Plan) throws -> ComponentInstance<Mill> {
    try Mill.$plan.withValue(plan) { try ComponentFactory.of(Mill.self).instantiate(plan) }
  }

  // MARK: Runs

  @Test("A service that returns or throws ends the run with an error by default")
  func failures() async throws {
    let returning = Plan()
    let first = try instance(returning)
    let early = try await #require(throws: HookError.self) {
      try await first.run {
        await returning.log.waitForEvent("Database runs")
        first.root[0].end()
        // The end of the service cancels the closure.
        try await Task.sleepUntilCancelled()
      }
    }
    #expect(early.occasion == .run)
    #expect(early.underlyingError is ServiceReturned)
    #expect(names([early.type, early.component]) == ["DatabaseService", "Mill"])
    #expect(
      "\(early.diagnostic.headline)"
        == "DatabaseService: failed while running: its service returned before the instance was stopped")
    #expect(early.diagnostic.suggestions.first?.text.description.contains("running(onReturn: .stop)") == true)
    #expect(returning.log.events.suffix(2) == ["Database ends", "server stops"])

    let throwing = Plan()
    let second = try instance(throwing)
    let broken = try await #require(throws: HookError.self) {
      try await second.run {
        await throwing.log.waitForEvent("Database runs")
        second.root[0].fail()
        try await Task.sleepUntilCancelled()
      }
    }
    #expect(broken.occasion == .run)
    #expect(broken.underlyingError is TestService.Broken)
    #expect("\(broken.diagnostic.headline)" == "DatabaseService: failed while running: it is broken")
    #expect(broken.diagnostic.suggestions.isEmpty)
    #expect(throwing.log.events.last == "server stops")
  }

  @Test("A service that returns or throws ends a run without a closure", arguments: [true, false])
  func endless(isFailure: Bool) async throws {
    let plan = Plan(onReturn: .stop)
    let run = Task {
      let instance = try self.instance(plan)
      let database = instance.root[0]
      let end = Task {
        await plan.log.waitForEvent("server starts")
        if isFailure { database.fail() } else { database.end() }
      }
      try await instance.run()
      await end.value
    }
    if isFailure {
      let error = try await #require(throws: HookError.self) { try await run.value }
      #expect(error.underlyingError is TestService.Broken)
    } else {
      try await run.value
    }
    #expect(plan.log.events.last == "server stops")
  }

  @Test("A service with the option stop ends the run without an error")
  func stops() async throws {
    for isFailure in [false, true] {
      let plan = Plan(onReturn: .stop, onThrow: .stop)
      let instance = try instance(plan)
      try await instance.run {
        await plan.log.waitForEvent("Database runs")
        if isFailure { instance.root[0].fail() } else { instance.root[0].end() }
        try await Task.sleepUntilCancelled()
      }
      #expect(plan.log.events.suffix(2) == ["Database \(isFailure ? "breaks" : "ends")", "server stops"])
    }
  }

  @Test("A service with the option ignore does not end the run")
  func ignored() async throws {
    for isFailure in [false, true] {
      let plan = Plan(onReturn: .ignore, onThrow: .ignore)
      let instance = try instance(plan)
      try await instance.run {
        await plan.log.waitForEvent("Database runs")
        if isFailure { instance.root[0].fail() } else { instance.root[0].end() }
        await plan.log.waitForEvent("Database \(isFailure ? "breaks" : "ends")")
        for _ in 0..<1000 { await Task.yield() }
        #expect(!Task.isCancelled)
        plan.log.note("run ends")
      }
      #expect(plan.log.events.suffix(2) == ["run ends", "server stops"])
    }
  }

  @Test("The error of a run includes both the service's error and the error of the cancelled closure")
  func errorOfClosure() async throws {
    struct Late: Error {}
    let plan = Plan()
    let instance = try instance(plan)
    let error = try await #require(throws: RunError.self) {
      try await instance.run {
        instance.root[0].fail()
        do { try await Task.sleepUntilCancelled() } catch { throw Late() }
      }
    }
    #expect(error.underlyingError is Late)
    #expect(error.stopErrors.map(\.occasion) == [.run])
    #expect(error.diagnostics[0].notes.last?.text.description.contains("the run itself ended with") == true)
  }

  @Test("A service with the option stop hides only the cancellation error of the run's closure")
  func errorOfClosureAtStop() async throws {
    struct Late: Error {}
    let failing = try self.instance(Plan(onThrow: .stop))
    await #expect(throws: Late.self) {
      try await failing.run {
        failing.root[0].fail()
        do { try await Task.sleepUntilCancelled() } catch { throw Late() }
      }
    }
    let instance = try self.instance(Plan(onThrow: .stop))
    func respond() async throws {
      instance.root[0].fail()
      do { try await Task.sleepUntilCancelled() } catch { throw URLError(.cancelled) }
    }
    try await instance.run {
      do { try await respond() } catch let error as URLError where error.code == .cancelled {}
    }
  }

  // MARK: Without a run

  @Test("A failing service does not stop a started instance, and a later stop throws the error")
  func withoutRun() async throws {
    let plan = Plan()
    let instance = try instance(plan)
    try await instance.start()
    instance.root[0].fail()
    await plan.log.waitForEvent("Database breaks")
    for _ in 0..<1000 { await Task.yield() }
    #expect(plan.log.events.sorted() == ["Database breaks", "Database runs", "server starts"])
    let error = try await #require(throws: HookError.self) { try await instance.stop() }
    #expect(error.underlyingError is TestService.Broken)
    #expect(plan.log.events.last == "server stops")
    // The second call returns the result of the same stop.
    await #expect(throws: HookError.self) { try await instance.stop() }
    #expect(plan.log.count("server stops") == 1)
  }

  // MARK: During the start

  /// A service, and a server whose start waits for its cancellation.
  private struct Slow: RootComponent {
    typealias Seed = EventLog
    @TaskLocal static var end = ServiceEnd.fail

    static func configure(binder: Binder<Singleton>) {
      binder.bind(DatabaseService.self).sharedInScope()
        .running(onReturn: end, onThrow: end) { try await $0.run() }
        .onStop { $0.note("is stopped") }
        .to(factory: DatabaseService.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<[DatabaseService]>) -> BindingReceipt<[DatabaseService]> {
      bind.onStart { databases in
        databases[0].log.note("server starts")
        databases[0].end()
        try await Task.sleepUntilCancelled()
      }
      .onStop { $0[0].log.note("server stops") }
      .to { (database: DatabaseService) in [database] }
    }
  }

  private func slow(_ end: ServiceEnd, log: EventLog) throws -> ComponentInstance<Slow> {
    try Slow.$end.withValue(end) { try ComponentFactory.of(Slow.self).instantiate(log) }
  }

  @Test("A service that ends early fails a start under way, and everything that was started is stopped")
  func duringStart() async throws {
    for isRun in [false, true] {
      let log = EventLog()
      let instance = try slow(.fail, log: log)
      let error = try await #require(throws: HookError.self) {
        if isRun { try await instance.run {} } else { try await instance.start() }
      }
      #expect(error.underlyingError is ServiceReturned)
      #expect(Set(log.events) == ["server starts", "Database runs", "Database ends", "Database is stopped"])
      #expect(log.events.last == "Database is stopped")
      // The start has already thrown the error.
      try await instance.stop()
    }
  }

  @Test("A service with the option stop cancels a start under way without an error of its own")
  func stopDuringStart() async throws {
    let log = EventLog()
    let started = try slow(.stop, log: log)
    let error = await #expect(throws: InstanceStopped.self) { try await started.start() }
    #expect(error?.reason == .stoppedByService)
    #expect(
      error?.description == """
        A service of Slow ended while the instance was starting. The objects that had started have been stopped again.
        """)
    #expect(log.events.last == "Database is stopped")
    let instance = try slow(.stop, log: EventLog())
    try await instance.run { Issue.record("the run goes on") }
  }
}
