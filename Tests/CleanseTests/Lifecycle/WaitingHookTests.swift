import TestSupport
import Cleanse
import Testing

private final class Bell: @unchecked Sendable {
  let log = EventLog()
  var tower: ComponentInstance<TowerComponent>?
  var ring: (Bell, ComponentInstance<TowerComponent>) async throws -> Void = { _, _ in }
  var hush: (Bell, ComponentInstance<TowerComponent>) async throws -> Void = { _, _ in }
}

private struct TowerComponent: RootComponent {
  typealias Seed = Bell

  static func configure(binder: Binder<Singleton>) {
    binder.bind([Bell].self).sharedInScope()
      .onStart { bells in
        guard let tower = bells[0].tower else { return }
        try await bells[0].ring(bells[0], tower)
        bells[0].log.note("rung")
      }
      .onStop { bells in
        guard let tower = bells[0].tower else { return }
        try await bells[0].hush(bells[0], tower)
        bells[0].log.note("hushed")
      }
      .to { (bell: Bell) in [bell] }
  }

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to(value: 1)
  }
}

/// A component whose start hook stops the tower of its bell.
private struct GuardComponent: RootComponent {
  typealias Seed = Bell

  static func configure(binder: Binder<Singleton>) {
    binder.bind([Bell].self).sharedInScope().onStart { try await $0[0].tower?.stop() }.to { (bell: Bell) in [bell] }
  }

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to(value: 1)
  }
}

@Suite("Hooks that call their own instance", .endsEventually)
struct WaitingHookTests {
  private func tower(
    ring: @escaping (Bell, ComponentInstance<TowerComponent>) async throws -> Void = { _, _ in },
    hush: @escaping (Bell, ComponentInstance<TowerComponent>) async throws -> Void = { _, _ in }
  ) throws -> Bell {
    let bell = Bell()
    bell.ring = ring
    bell.hush = hush
    bell.tower = try ComponentFactory.of(TowerComponent.self).instantiate(bell)
    return bell
  }

  @Test("A start hook that awaits the start of its own instance fails with HookWaitsForItself", arguments: [nil, 60.0])
  func start(limit: Double?) async throws {
    let bell = try tower { _, tower in try await tower.start() }
    let error = await #expect(throws: HookError.self) { try await bell.tower?.start(hookTimeLimit: limit) }
    let cause = try #require(error?.underlyingError as? HookWaitsForItself)
    #expect(cause.occasion == .start)
    #expect(
      cause.description == """
        A hook or service awaits start() of TowerComponent, which waits for that hook or service. \
        Call start() in a task, and do not await the task: Task { try await instance.start() }
        """)
  }

  @Test("A hook that awaits the stop of its own instance fails with HookWaitsForItself")
  func stop() async throws {
    let ringing = try tower { _, tower in try await tower.stop() }
    let error = await #expect(throws: HookError.self) { try await ringing.tower?.start() }
    #expect((error?.underlyingError as? HookWaitsForItself)?.occasion == .stop)
    let hushing = try tower(hush: { _, tower in try await tower.stop() })
    try await hushing.tower?.start()
    let other = await #expect(throws: HookError.self) { try await hushing.tower?.stop() }
    #expect(other?.underlyingError is HookWaitsForItself)
    #expect(hushing.log.events == ["rung"])
  }

  @Test("A hook fails if it awaits another instance whose hook waits for its own instance")
  func around() async throws {
    let bell = try tower { bell, _ in try await ComponentFactory.of(GuardComponent.self).instantiate(bell).start() }
    let error = await #expect(throws: HookError.self) { try await bell.tower?.start() }
    let inner = error?.underlyingError as? HookError
    #expect(names([try #require(inner).component]) == ["GuardComponent"])
    #expect(inner?.underlyingError is HookWaitsForItself)
  }

  @Test("Two stops fail if their hooks wait for each other's instance", arguments: 0..<20)
  func eachOther(round: Int) async throws {
    let gate = Gate(for: 2)
    let (first, second) = (try tower(), try tower())
    for (bell, other) in [(first, second), (second, first)] {
      bell.hush = { _, _ in
        _ = await gate.arrive()
        try await other.tower?.stop()
      }
      try await bell.tower?.start()
    }
    let stops = [first, second].map { bell in Task { try await bell.tower?.stop() } }
    var causes: [any Error] = []
    for stop in stops {
      let error = try await #require(throws: HookError.self) { try await stop.value }
      causes.append(error.underlyingError)
    }
    #expect(causes.contains { $0 is HookWaitsForItself })
    // The other stop reports the same error if it was waiting.
    #expect(causes.allSatisfy { $0 is HookWaitsForItself || ($0 as? HookError)?.underlyingError is HookWaitsForItself })
  }

  @Test("Two starts fail if their hooks wait for each other's instance")
  @MainActor func startsOfEachOther() async throws {
    let gate = Gate(for: 2)
    let (first, second) = (try tower(), try tower())
    for (bell, other) in [(first, second), (second, first)] {
      bell.ring = { _, _ in
        _ = await gate.arrive()
        try await other.tower?.start()
      }
    }
    let starts = [first, second].map { bell in Task { try await bell.tower?.start() } }
    var causes: [any Error] = []
    for start in starts {
      let error = try await #require(throws: HookError.self) { try await start.value }
      causes.append(error.underlyingError)
    }
    #expect(causes.contains { $0 is HookWaitsForItself })
  }

  @Test("Hooks of two instances may wait for each other's instance at different times")
  func inTurn() async throws {
    let (first, second) = (try tower(), try tower())
    first.ring = { _, _ in try await second.tower?.start() }
    second.hush = { _, _ in try await first.tower?.stop() }
    try await first.tower?.start()
    try await second.tower?.stop()
    #expect(first.log.events == ["rung", "hushed"])
    #expect(second.log.events == ["rung", "hushed"])
  }

  @Test("A start hook may start other instances and begin a task that stops its own")
  func tasks() async throws {
    let bell = try tower { bell, _ in
      let other = Bell()
      other.tower = try ComponentFactory.of(TowerComponent.self).instantiate(other)
      try await other.tower?.start()
      #expect(other.log.events == ["rung"])
      // The stop comes last: it cancels the hook, and with it any start that the hook awaits.
      Task { try await bell.tower?.stop() }
    }
    _ = try? await bell.tower?.start()
    try await bell.tower?.stop()
    #expect(bell.log.events.last == "hushed")
  }

  @Test("A task that a start hook began may stop the instance after the hook has ended")
  func afterwards() async throws {
    let gate = Gate(for: 2)
    let stops = AsyncStream<any Error>.makeStream()
    let bell = try tower { bell, _ in
      Task {
        _ = await gate.arrive()
        do { try await bell.tower?.stop() } catch { stops.continuation.yield(error) }
        stops.continuation.finish()
      }
    }
    try await bell.tower?.start()
    _ = await gate.arrive()
    for await error in stops.stream { Issue.record(error) }
    #expect(bell.log.events == ["rung", "hushed"])
  }
}
