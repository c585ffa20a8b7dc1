import Cleanse
import TestSupport
import Testing

private struct ClockComponent: RootComponent {
  typealias Seed = EventLog

  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<[EventLog]>) -> BindingReceipt<[EventLog]> {
    bind.onStart { $0[0].note("started") }.onStop { $0[0].note("stopped") }.to { (log: EventLog) in [log] }
  }
}

@Suite("Runs without a closure")
struct EndlessRunTests {
  @Test("A run without a closure ends with its task and stops everything that it started")
  func cancelled() async throws {
    let log = EventLog()
    let run = Task { try await ComponentFactory.of(ClockComponent.self).instantiate(log).run() }
    while log.events.isEmpty { try await Task.sleep(nanoseconds: 1_000_000) }
    #expect(log.events == ["started"])
    run.cancel()
    try await run.value
    #expect(log.events == ["started", "stopped"])
  }

  @Test("A run without a closure throws a CancellationError if its task was cancelled before")
  func cancelledBefore() async throws {
    let log = EventLog()
    let run = Task {
      while !Task.isCancelled { await Task.yield() }
      try await ComponentFactory.of(ClockComponent.self).instantiate(log).run()
    }
    run.cancel()
    await #expect(throws: CancellationError.self) { try await run.value }
    #expect(log.events.first != "started" || log.events.last == "stopped")
  }
}
