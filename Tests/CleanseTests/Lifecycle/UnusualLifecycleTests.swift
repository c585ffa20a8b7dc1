import Cleanse
import TestSupport
import Testing

private actor Server {
  let log: EventLog
  init(log: EventLog) { self.log = log }
  func open() { log.note("open") }
  func close() { log.note("close") }
}

private struct ServerComponent: RootComponent {
  typealias Seed = EventLog
  static func configure(binder: Binder<Singleton>) {}
  static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
    bind.onStart { await $0.open() }.onStop { await $0.close() }.to(factory: Server.init)
  }
}

/// Part whose start hook waits, and which logs its release.
private final class Part: Sendable {
  let log: EventLog
  let latch: Latch
  init(log: EventLog, latch: Latch) {
    (self.log, self.latch) = (log, latch)
  }
  deinit { log.note("released") }
}

private struct Tools: Sendable {
  let log = EventLog()
  let latch = Latch()
}

private struct PartComponent: RootComponent {
  typealias Seed = Tools
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Part.self).sharedInScope().onStart {
      $0.log.note("begin")
      await $0.latch.wait()
      $0.log.note("started")
    }.onStop { $0.log.note("stop") }.to { (tools: Tools) in Part(log: tools.log, latch: tools.latch) }
  }
  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> { bind.to(value: 1) }
}

private func wait(for event: String, in log: EventLog) async throws {
  for _ in 0..<60_000 where log.count(event) == 0 { try await Task.sleep(nanoseconds: 10_000_000) }
}

@Suite("Unusual lifecycles")
struct UnusualLifecycleTests {
  @Test("A root that is an actor is started and stopped")
  func actor() async throws {
    let log = EventLog()
    let instance = try ComponentFactory.of(ServerComponent.self).instantiate(log)
    try await instance.run {}
    #expect(log.events == ["open", "close"])
  }

  @Test("An instance that only its start holds lives until the start ends, and is then released")
  @MainActor func dropped() async throws {
    let tools = Tools()
    let start = Task { try await ComponentFactory.of(PartComponent.self).instantiate(tools).start() }
    try await wait(for: "begin", in: tools.log)
    #expect(tools.log.events == ["begin"])
    tools.latch.open()
    try await start.value
    try await wait(for: "released", in: tools.log)
    #expect(tools.log.events == ["begin", "started", "released"])
  }

  @Test("A hook that exceeds its limit holds its object until it ends, and no stop hook follows")
  @MainActor func leftBehind() async throws {
    let tools = Tools()
    await #expect(throws: HookError.self) {
      try await ComponentFactory.of(PartComponent.self).instantiate(tools).start(hookTimeLimit: 0.02)
    }
    #expect(tools.log.count("released") == 0)
    tools.latch.open()
    try await wait(for: "released", in: tools.log)
    #expect(tools.log.events.filter { $0 != "begin" } == ["started", "released"])
  }

  @Test("Several stops during a start wait for one stop")
  @MainActor func crowd() async throws {
    let tools = Tools()
    let instance = try ComponentFactory.of(PartComponent.self).instantiate(tools)
    let starts = (0..<3).map { _ in Task { try await instance.start() } }
    try await wait(for: "begin", in: tools.log)
    let stops = (0..<3).map { _ in Task { try await instance.stop() } }
    for _ in 0..<10 { await Task.yield() }
    tools.latch.open()
    for stop in stops { try await stop.value }
    for start in starts { _ = await start.result }
    #expect(tools.log.events == ["begin", "started", "stop"])
  }
}
