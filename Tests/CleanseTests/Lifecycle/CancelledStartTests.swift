import TestSupport
import Cleanse
import Foundation
import Testing

private struct Broken: Error {}

/// Error of a library that replaces the `CancellationError`.
private struct Aborted: Error {}

private struct PairComponent: RootComponent {
  typealias Seed = Gate

  static func configure(binder: Binder<Singleton>) {
    binder.bind([Int].self).sharedInScope()
      .onStart { _ in try await Task.sleepUntilCancelled() }
      .to { (_: Gate) in [] }
    binder.bind([Gate].self).sharedInScope()
      .onStart { _ in throw Broken() }
      .to { (gate: Gate) in [gate] }
  }

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to(value: 1)
  }
}

private struct WaitingComponent: RootComponent {
  typealias Seed = Gate

  static func configure(binder: Binder<Singleton>) {
    binder.bind([Gate].self).sharedInScope().onStart { gates in
      _ = await gates[0].arrive()
      try await Task.sleepUntilCancelled()
    }.to { (gate: Gate) in [gate] }
  }

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to(value: 1)
  }
}

/// Two hooks that keep the isolation without a suspension. The first one that runs cancels the start.
private struct TurnsComponent: RootComponent {
  struct Turn: Sendable {
    let log = EventLog()
    let start = Locked<Task<Void, any Error>?>(nil)

    func cancelStart() {
      while start.value == nil { Thread.sleep(forTimeInterval: 0.001) }
      start.value?.cancel()
    }
  }

  typealias Seed = Turn

  static func configure(binder: Binder<Singleton>) {
    for _ in 0..<2 {
      binder.bind([Turn].self).intoCollection().sharedInScope()
        .onStart { turns in
          turns[0].log.note("begin")
          turns[0].cancelStart()
        }
        .onStop { $0[0].log.note("stopped") }
        .to { (turn: Turn) in [turn] }
    }
  }

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to(value: 1)
  }
}

private actor Caller {
  func requireOneTurn() async throws {
    try await CleanseTests.requireOneTurn()
  }
}

private func requireOneTurn(isolation: isolated (any Actor)? = #isolation) async throws {
  let turn = TurnsComponent.Turn()
  let start = Task {
    try await ComponentFactory.of(TurnsComponent.self).instantiate(turn).start()
  }
  turn.start.update { $0 = start }
  await #expect(throws: CancellationError.self) { try await start.value }
  #expect(turn.log.events == ["begin", "stopped"])
}

/// A connection that fails to close, and an async binding that ends only when its factory is cancelled.
private struct LockedComponent: RootComponent {
  typealias Seed = Gate

  static func configure(binder: Binder<Singleton>) {
    binder.bind([Gate].self).sharedInScope().onStop { _ in throw Broken() }.to { (gate: Gate) async in [gate] }
    binder.bind([Int].self).sharedInScope().to { (gates: [Gate]) async throws in
      _ = await gates[0].arrive()
      do {
        try await Task.sleep(nanoseconds: 60_000_000_000)
      } catch {
        throw Aborted()
      }
      return [Int]()
    }
  }

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to { (numbers: [Int]) in numbers.count }
  }
}

private struct DownloadComponent: RootComponent {
  typealias Seed = Gate

  static func configure(binder: Binder<Singleton>) {
    binder.bind([Int].self).sharedInScope().to { (gate: Gate) async throws in
      _ = await gate.arrive()
      do {
        try await Task.sleepUntilCancelled()
      } catch {
        throw Aborted()
      }
      return [Int]()
    }
  }

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to { (numbers: [Int]) in numbers.count }
  }
}

/// A hook that reports its cancellation with its own error, and one whose clean-up may fail.
private struct ConnectingComponent: RootComponent {
  struct Connection: Sendable {
    let gate: Gate
    let failsToClose: Bool
  }

  typealias Seed = Connection

  static func configure(binder: Binder<Singleton>) {
    binder.bind([Connection].self).sharedInScope()
      .onStart { _ in }
      .onStop { if $0[0].failsToClose { throw Broken() } }
      .to { (connection: Connection) in [connection] }
    binder.bind([[Connection]].self).sharedInScope()
      .onStart { connections in
        _ = await connections[0][0].gate.arrive()
        do {
          try await Task.sleep(nanoseconds: 60_000_000_000)
        } catch {
          throw Aborted()
        }
      }
      .to { (connections: [Connection]) in [connections] }
  }

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to(value: 1)
  }
}

@Suite("Cancelled starts and builds")
struct CancelledStartTests {
  @Test("A failing hook is the only reported error, although it cancels the other hooks of the start")
  func siblings() async throws {
    let instance = try ComponentFactory.of(PairComponent.self).instantiate(Gate(for: 1))
    let error = await #expect(throws: HookError.self) { try await instance.start() }
    #expect(error?.underlyingError is Broken)
  }

  @Test("A cancelled start throws InstanceStopped to a second caller whose own task is not cancelled")
  @MainActor func cancelledElsewhere() async throws {
    let gate = Gate(for: 2)
    let instance = try ComponentFactory.of(WaitingComponent.self).instantiate(gate)
    let first = Task { try await instance.start() }
    _ = await gate.arrive()
    let second = Task { try await instance.start() }
    for _ in 0..<10 { await Task.yield() }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    let error = await #expect(throws: InstanceStopped.self) { try await second.value }
    #expect(error?.reason == .stoppedMeanwhile)
    await #expect(throws: InstanceStopped.self) { try await instance.start() }
  }

  @Test("A cancelled start begins no hook that still waits for its turn", arguments: 0..<20)
  func turns(round: Int) async throws {
    try await requireOneTurn()
    try await Caller().requireOneTurn()
  }

  @Test("A cancelled start begins no hook that still waits for its turn on the main actor")
  @MainActor func turnsOnMainActor() async throws {
    let turn = TurnsComponent.Turn()
    let instance = try ComponentFactory.of(TurnsComponent.self).instantiate(turn)
    let start = Task { try await instance.start() }
    turn.start.update { $0 = start }
    await #expect(throws: CancellationError.self) { try await start.value }
    #expect(turn.log.events == ["begin", "stopped"])
  }

  /// Cancels a start whose hook throws its own error for the cancellation.
  private func cancelledStart(failsToClose: Bool) async throws -> Task<Void, any Error> {
    let gate = Gate(for: 2)
    let start = Task {
      let connection = ConnectingComponent.Connection(gate: gate, failsToClose: failsToClose)
      try await ComponentFactory.of(ConnectingComponent.self).instantiate(connection).start()
    }
    _ = await gate.arrive()
    start.cancel()
    return start
  }

  @Test("A start throws a CancellationError if a hook throws an error of its own for the cancellation")
  func renamedByHook() async throws {
    let start = try await cancelledStart(failsToClose: false)
    await #expect(throws: CancellationError.self) { try await start.value }
  }

  @Test("A cancelled start throws the errors of its clean-up")
  func failingCleanUp() async throws {
    let start = try await cancelledStart(failsToClose: true)
    let error = await #expect(throws: HookError.self) { try await start.value }
    #expect(error?.occasion == .stop)
    #expect(error?.underlyingError is Broken)
  }

  @Test("A cancelled build throws the errors of its clean-up")
  func failingCleanUpOfBuild() async throws {
    let gate = Gate(for: 2)
    let build = Task { _ = try await AsyncComponentFactory.of(LockedComponent.self).build(gate) }
    _ = await gate.arrive()
    build.cancel()
    let error = await #expect(throws: HookError.self) { try await build.value }
    #expect(error?.underlyingError is Broken)
  }

  @Test("A cancelled build throws a CancellationError if a factory throws its own error for the cancellation")
  func renamed() async throws {
    let gate = Gate(for: 2)
    let build = Task { _ = try await AsyncComponentFactory.of(DownloadComponent.self).build(gate) }
    _ = await gate.arrive()
    build.cancel()
    await #expect(throws: CancellationError.self) { try await build.value }
  }
}
