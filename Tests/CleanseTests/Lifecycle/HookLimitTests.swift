import TestSupport
import Cleanse
import Foundation
import Testing

/// Belongs to no isolation and is not sendable: only one task may use it at a time.
private final class Meter {
  let log: EventLog
  var count = 0

  init(log: EventLog) {
    self.log = log
  }

  nonisolated(nonsending) func work() async {
    log.note("work begins")
    // Ignores cancellation.
    while log.count("end") == 0 {
      for _ in 0..<1000 { count += 1 }
      if Task.isCancelled, log.count("cancelled") == 0 { log.note("cancelled") }
      await Task.yield()
    }
    log.note("work ends")
  }
}

private struct MeterComponent: RootComponent {
  typealias Seed = EventLog

  static func configure(binder: Binder<Singleton>) {
    binder.bind(Meter.self).sharedInScope()
      .onStart { await $0.work() }
      .onStop { $0.log.note("stopped") }
      .to(factory: Meter.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<[Meter]>) -> BindingReceipt<[Meter]> {
    bind.to { (meter: Meter) in [meter] }
  }
}

private func sleep(milliseconds: UInt64) async throws {
  try await Task.sleep(nanoseconds: milliseconds * 1_000_000)
}

@Suite("Time limits of hooks")
struct HookLimitTests {
  // The test runs in its own process, where no other test keeps threads from waking up in time.
  @Test("Hooks that stay within their time limit run completely at start and stop")
  func withinLimit() async {
    await #expect(processExitsWith: .success) {
      let log = EventLog()
      log.note("end")
      let instance = try ComponentFactory.of(MeterComponent.self).instantiate(log)
      try await instance.start(hookTimeLimit: 60)
      try await instance.stop(hookTimeLimit: 60)
      #expect(log.events == ["end", "work begins", "work ends", "stopped"])
    }
  }

  @Test("A hook that exceeds its limit is not awaited if its caller is isolated to the main actor")
  @MainActor func leftBehind() async throws {
    let log = EventLog()
    let instance = try ComponentFactory.of(MeterComponent.self).instantiate(log)
    let error = try await #require(throws: HookError.self) { try await instance.start(hookTimeLimit: 0.05) }
    #expect((error.underlyingError as? TimeLimitExceeded)?.seconds == 0.05)
    #expect(log.count("work ends") == 0)
    log.note("end")
  }

  @Test("A hook that exceeds its limit is awaited if its caller has no isolation")
  func waitedFor() async throws {
    let log = EventLog()
    let instance = try ComponentFactory.of(MeterComponent.self).instantiate(log)
    let end = Task {
      while log.count("cancelled") == 0 { try await sleep(milliseconds: 10) }
      log.note("end")
    }
    let error = try await #require(throws: HookError.self) { try await instance.start(hookTimeLimit: 0.05) }
    #expect(error.underlyingError is TimeLimitExceeded)
    let meter = instance.root[0]
    let count = meter.count
    for _ in 0..<100_000 { meter.count += 1 }
    #expect(meter.count == count + 100_000)
    // The hook ended, although late, so its object is stopped.
    #expect(log.events == ["work begins", "cancelled", "end", "work ends", "stopped"])
    try await end.value
  }

  // MARK: Each hook

  private struct Stepping: Sendable {
    let name: String

    func work() { Thread.sleep(forTimeInterval: 2) }
  }

  private struct LadderComponent: RootComponent {
    typealias Seed = EventLog

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Stepping.self).intoCollection().sharedInScope()
        .onStart { step in if step.name != "slow" { try await sleep(milliseconds: 4000) } }
        .onStart { step in if step.name == "slow" { try await Task.sleepUntilCancelled() } }
        .onStop { _ in try await sleep(milliseconds: 4000) }
        .to { (log: EventLog) in [log.events[0], log.events[0], log.events[1]].map(Stepping.init) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (steps: [Stepping]) in steps.count }
    }
  }

  // The test runs in its own process, where no other test keeps threads from waking up in time.
  @Test("A hook time limit applies to each hook and each element separately", .measuresTime)
  func each() async {
    await #expect(processExitsWith: .success) {
      let log = EventLog()
      for name in ["first", "second"] { log.note(name) }
      let instance = try ComponentFactory.of(LadderComponent.self).instantiate(log)
      // Three elements take 12 s.
      try await instance.start(hookTimeLimit: 10.5)
      try await instance.stop(hookTimeLimit: 10.5)
    }
  }

  /// Five hooks of two seconds each, which never suspend.
  private struct CrowdComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      for number in 0..<5 {
        binder.bind(Stepping.self).intoCollection().sharedInScope()
          .onStart { $0.work() }
          .onStop { $0.work() }
          .to { Stepping(name: "\(number)") }
      }
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (steps: [Stepping]) in steps.count }
    }
  }

  @Test("A hook time limit begins with the turn of the hook, however long others keep the isolation", .measuresTime)
  func turns() async {
    await #expect(processExitsWith: .success) {
      let instance = try ComponentFactory.of(CrowdComponent.self).instantiate()
      try await instance.run(hookTimeLimit: 6) {}
    }
  }

  @Test("A hook time limit begins with the turn of the hook, however long others keep the main actor", .measuresTime)
  func turnsOnMainActor() async {
    await #expect(processExitsWith: .success) {
      try await Task { @MainActor in
        let instance = try ComponentFactory.of(CrowdComponent.self).instantiate()
        try await instance.run(hookTimeLimit: 6) {}
      }.value
    }
  }

  @Test("The error of an exceeded time limit names the hook and the element", .measuresTime)
  func named() async {
    await #expect(processExitsWith: .success) {
      let log = EventLog()
      for name in ["quick", "slow"] { log.note(name) }
      let instance = try ComponentFactory.of(LadderComponent.self).instantiate(log)
      let error = try await #require(throws: HookError.self) { try await instance.start(hookTimeLimit: 10.5) }
      try #require(
        "\(error.diagnostic.headline)" == "Array<Stepping>: could not be started: the time limit of 10.5 s was exceeded"
      )
      try #require(
        error.diagnostic.notes.map { "\($0.text)" } == [
          "bound in LadderComponent", "onStart hook 2 of 2, element 3 of 3",
        ])
    }
  }

  // MARK: Stops

  @Test("A stop ends at its time limit, although a start hook ignores its cancellation")
  @MainActor func stopDuringStart() async throws {
    let log = EventLog()
    let instance = try ComponentFactory.of(MeterComponent.self).instantiate(log)
    let start = Task { try await instance.start() }
    while log.count("work begins") == 0 { await Task.yield() }
    let ofStop = try await #require(throws: HookError.self) { try await instance.stop(hookTimeLimit: 0.05) }
    #expect((ofStop.underlyingError as? TimeLimitExceeded)?.seconds == 0.05)
    #expect(ofStop.occasion == .start)
    let ofStart = await #expect(throws: HookError.self) { try await start.value }
    #expect(ofStart?.underlyingError is TimeLimitExceeded)
    #expect(log.events == ["work begins", "cancelled"])
    log.note("end")
  }

  // MARK: Memory

  @Test("20,000 runs with a hook time limit of a minute leave no timers behind", .measuresMemory)
  func memory() async {
    await #expect(processExitsWith: .success) { try await requireSteadyRuns(times: 20_000) }
  }

  @Test("Runs with a hook time limit of a minute leave no timers behind on the main actor", .measuresMemory)
  func memoryOnMainActor() async {
    await #expect(processExitsWith: .success) { try await requireSteadyRunsOnMainActor(times: 5000) }
  }

  @Test("Runs with a hook time limit of a minute leave no timers behind on another actor", .measuresMemory)
  func memoryOnActor() async {
    await #expect(processExitsWith: .success) { try await Tenant().requireSteadyRuns(times: 5000) }
  }
}

/// Ends the process if consecutive instances that run with a limit of a minute take up memory.
private func requireSteadyRuns(times: Int, isolation: isolated (any Actor)? = #isolation) async throws {
  let factory = try ComponentFactory.of(MeterComponent.self)
  for _ in 0..<2000 { try await factory.instantiate(EventLog(ended: true)).run(hookTimeLimit: 60) {} }
  guard let before = ResidentMemory.size else { return }
  for _ in 0..<times { try await factory.instantiate(EventLog(ended: true)).run(hookTimeLimit: 60) {} }
  let growth = (ResidentMemory.size ?? before) - before
  if growth >= 4 << 20 { fatalError("resident memory grew by \(growth) bytes") }
}

@MainActor private func requireSteadyRunsOnMainActor(times: Int) async throws {
  try await requireSteadyRuns(times: times)
}

private actor Tenant {
  func requireSteadyRuns(times: Int) async throws {
    try await CleanseTests.requireSteadyRuns(times: times)
  }
}

extension EventLog {
  fileprivate convenience init(ended: Bool) {
    self.init()
    note("end")
  }
}
