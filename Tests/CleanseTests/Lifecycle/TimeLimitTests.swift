import TestSupport
import Cleanse
import Testing

private struct Tap: Sendable {}

private struct TapComponent: RootComponent {
  typealias Seed = EventLog

  static func configure(binder: Binder<Singleton>) {
    binder.bind([Tap].self).sharedInScope().onStop { [log = EventLog()] _ in log.note("") }.to(value: [])
    binder.bind(Tap.self).sharedInScope().eager().onStart { _ in await Task.yield() }.to { (log: EventLog) in
      log.note("made")
      return Tap()
    }
  }

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to(value: 1)
  }
}

private struct HooklessComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to(value: 1)
  }
}

@Suite("Values of time limits")
struct TimeLimitTests {
  @Test("A time limit that is not positive throws InvalidTimeLimit", arguments: [0, -1, -Double.infinity, .nan])
  func invalid(seconds: Double) async throws {
    let instance = try ComponentFactory.of(TapComponent.self).instantiate(EventLog())
    let error = await #expect(throws: InvalidTimeLimit.self) { try await instance.start(hookTimeLimit: seconds) }
    #expect("\(try #require(error).seconds)" == "\(seconds)")
    await #expect(throws: InvalidTimeLimit.self) { try await instance.stop(hookTimeLimit: seconds) }
    await #expect(throws: InvalidTimeLimit.self) {
      try await instance.run(hookTimeLimit: seconds) { Issue.record("it runs") }
    }
    // The rejected calls changed nothing: the instance still starts and stops.
    try await instance.start()
    try await instance.stop()
    let hookless = try ComponentFactory.of(HooklessComponent.self).instantiate()
    await #expect(throws: InvalidTimeLimit.self) { try await hookless.start(hookTimeLimit: seconds) }
  }

  private struct WellComponent: RootComponent {
    typealias Seed = EventLog

    static func configure(binder: Binder<Singleton>) {
      binder.bind([EventLog].self).sharedInScope().onStop { $0[0].note("closed") }.to { (log: EventLog) async in
        log.note("opened")
        return [log]
      }
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (logs: [EventLog]) in logs.count }
    }
  }

  @Test("An invalid time limit throws before the run starts and leaves async bindings open")
  func awaited() async throws {
    let log = EventLog()
    let instance = try await AsyncComponentFactory.of(WellComponent.self).instantiate(log)
    await #expect(throws: InvalidTimeLimit.self) {
      try await instance.run(hookTimeLimit: 0) { Issue.record("it runs") }
    }
    #expect(log.events == ["opened"])
    try await instance.stop()
    #expect(log.events == ["opened", "closed"])
  }

  @Test("A hook time limit can be a Duration")
  func durations() async throws {
    let instance = try ComponentFactory.of(HooklessComponent.self).instantiate()
    await #expect(throws: InvalidTimeLimit.self) { try await instance.start(hookTimeLimit: .zero) }
    await #expect(throws: InvalidTimeLimit.self) { try await instance.stop(hookTimeLimit: .milliseconds(-1)) }
    try await instance.run(hookTimeLimit: .milliseconds(500)) {}
  }

  @Test("The description of InvalidTimeLimit states the allowed values")
  func description() async throws {
    let instance = try ComponentFactory.of(HooklessComponent.self).instantiate()
    let error = await #expect(throws: InvalidTimeLimit.self) { try await instance.start(hookTimeLimit: -1) }
    #expect(
      error?.description
        == "A time limit must be greater than 0 seconds; this one is -1.0. Omit it if hooks may take any amount of time."
    )
  }

  @Test("An infinite or huge time limit is accepted", arguments: [Double.infinity, .greatestFiniteMagnitude, 6000])
  func long(seconds: Double) async throws {
    let instance = try ComponentFactory.of(TapComponent.self).instantiate(EventLog())
    try await instance.run(hookTimeLimit: seconds) {}
  }
}
