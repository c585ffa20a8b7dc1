import TestSupport
import Cleanse
import Testing

private struct Refused: Error, CustomStringConvertible {
  var description: String { "connection refused" }
}

private final class Cable: Sendable {
  let log: EventLog

  init(log: EventLog) {
    self.log = log
  }

  deinit {
    log.note("cable released")
  }
}

private final class Plug: Sendable {}

private struct Lamp {
  let plug: Plug
}

private final class Switchboard: @unchecked Sendable {
  let log: EventLog
  var isBroken: Bool
  let started = Gate(for: 2)

  init(log: EventLog, isBroken: Bool = true) {
    self.log = log
    self.isBroken = isBroken
  }
}

private struct HouseComponent: RootComponent {
  typealias Seed = Switchboard

  static func configure(binder: Binder<Singleton>) {
    binder.bind(Cable.self).sharedInScope().onStop { $0.log.note("cable stopped") }.to { (board: Switchboard) async in
      Cable(log: board.log)
    }
    binder.bind(Plug.self).sharedInScope().onStop { _ in }.to { (board: Switchboard, _: Cable) async throws in
      if board.isBroken { throw Refused() }
      return Plug()
    }
    binder.bind(Lamp.self).sharedInScope().to(factory: Lamp.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<[Lamp]>) -> BindingReceipt<[Lamp]> {
    bind.to { (lamp: Lamp) in [lamp] }
  }
}

@Suite("Failures of async bindings")
struct AsynchronousFailureTests {
  @Test("A failed async binding throws an error with its type, component, location and dependent")
  func error() async throws {
    let factory = try await AsyncComponentFactory.of(HouseComponent.self)
    let error = try await #require(throws: CreationError.self) {
      _ = try await factory.build(Switchboard(log: EventLog()))
    }
    #expect(error.underlyingError is Refused)
    #expect(names([error.type]) == ["Plug"])
    #expect(names([error.component]) == ["HouseComponent"])
    #expect(error.stopErrors.isEmpty)
    #expect(error.diagnostic.id == .failedCreation)
    #expect(error.diagnostic.location?.line == 45)
    #expect("\(error.diagnostic.headline)" == "Plug: could not be created: connection refused")
    #expect(error.diagnostic.steps.map(\.text.description) == ["required by Lamp"])
  }

  @Test("A failed async build stops and releases the created objects, and a later build succeeds")
  func release() async throws {
    let log = EventLog()
    let factory = try await AsyncComponentFactory.of(HouseComponent.self)
    await #expect(throws: CreationError.self) { _ = try await factory.build(Switchboard(log: log)) }
    #expect(log.events == ["cable stopped", "cable released"])
    let lamps = try await factory.build(Switchboard(log: log, isBroken: false))
    #expect(lamps.count == 1)
    #expect(log.events == ["cable stopped", "cable released"])
  }

  private struct LeakyHouseComponent: RootComponent {
    typealias Seed = Switchboard

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Cable.self).sharedInScope().onStop { _ in throw Refused() }.to { (board: Switchboard) async in
        Cable(log: board.log)
      }
      binder.bind(Plug.self).sharedInScope().to { (_: Cable) async throws -> Plug in throw Refused() }
    }

    static func configureRoot(binder bind: ReceiptBinder<[Plug]>) -> BindingReceipt<[Plug]> {
      bind.to { (plug: Plug) in [plug] }
    }
  }

  @Test("The error of a failed async build includes the stop hooks that failed during the cleanup")
  func toldStopErrors() async throws {
    let factory = try await AsyncComponentFactory.of(LeakyHouseComponent.self)
    let error = try await #require(throws: CreationError.self) {
      _ = try await factory.build(Switchboard(log: EventLog()))
    }
    #expect(error.stopErrors.map { names([$0.type]) } == [["Cable"]])
    #expect(
      error.diagnostic.notes.map(\.text.description) == [
        "async binding of LeakyHouseComponent", "Cable could not be stopped: connection refused",
      ])
    #expect(error.description.contains("Cable could not be stopped: connection refused"))
  }

  // MARK: Cancellation

  private struct Slow: Sendable {}
  private struct Quick: Sendable {}

  private struct SlowComponent: RootComponent {
    typealias Seed = Switchboard

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Cable.self).sharedInScope().onStop { $0.log.note("cable stopped") }.to { (board: Switchboard) async in
        Cable(log: board.log)
      }
      binder.bind(Slow.self).sharedInScope().to { (board: Switchboard, _: Cable) async throws in
        board.log.note("slow begins")
        _ = await board.started.arrive()
        do {
          try await Task.sleepUntilCancelled()
        } catch {
          board.log.note("slow cancelled")
          throw error
        }
        return Slow()
      }
      binder.bind(Quick.self).sharedInScope().to { (board: Switchboard, _: Slow) async in
        board.log.note("quick")
        return Quick()
      }
    }

    static func configureRoot(binder bind: ReceiptBinder<[Quick]>) -> BindingReceipt<[Quick]> {
      bind.to { (quick: Quick) in [quick] }
    }
  }

  @Test("Cancellation of an async build cancels the running factory and starts no further one")
  func cancellation() async throws {
    let board = Switchboard(log: EventLog())
    let task = Task {
      let factory = try await AsyncComponentFactory.of(SlowComponent.self)
      _ = try await factory.build(board)
    }
    _ = await board.started.arrive()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(board.log.events == ["slow begins", "slow cancelled", "cable stopped", "cable released"])
  }

  private struct HeedlessComponent: RootComponent {
    typealias Seed = Switchboard

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Cable.self).sharedInScope().onStop { $0.log.note("cable stopped") }.to { (board: Switchboard) async in
        _ = await board.started.arrive()
        while !Task.isCancelled { await Task.yield() }
        return Cable(log: board.log)
      }
    }

    static func configureRoot(binder bind: ReceiptBinder<[Cable]>) -> BindingReceipt<[Cable]> {
      bind.to { (cable: Cable) in [cable] }
    }
  }

  @Test("A cancelled async build throws even if its last factory ignores the cancellation")
  func heedlessCancellation() async throws {
    let board = Switchboard(log: EventLog())
    let task = Task {
      let factory = try await AsyncComponentFactory.of(HeedlessComponent.self)
      _ = try await factory.build(board)
    }
    _ = await board.started.arrive()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(board.log.events == ["cable stopped", "cable released"])
  }

  private struct PairComponent: RootComponent {
    typealias Seed = Switchboard

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Slow.self).sharedInScope().to { (board: Switchboard) async throws in
        _ = await board.started.arrive()
        do {
          try await Task.sleepUntilCancelled()
        } catch {
          board.log.note("slow cancelled")
          throw error
        }
        return Slow()
      }
      binder.bind(Quick.self).sharedInScope().to { (board: Switchboard) async throws in
        _ = await board.started.arrive()
        throw Refused()
      }
    }

    static func configureRoot(binder bind: ReceiptBinder<[Quick]>) -> BindingReceipt<[Quick]> {
      bind.to { (quick: Quick, _: Slow) in [quick] }
    }
  }

  @Test("The first failure of an async build is thrown and cancels the concurrent factories")
  func sibling() async throws {
    let board = Switchboard(log: EventLog())
    let factory = try await AsyncComponentFactory.of(PairComponent.self)
    let error = try await #require(throws: CreationError.self) { _ = try await factory.build(board) }
    #expect(names([error.type]) == ["Quick"])
    #expect(board.log.events == ["slow cancelled"])
  }

  @Test("The error of a failed async build lists each failed stop hook with its headline")
  func stopErrors() async throws {
    struct Component: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind(Int.self).sharedInScope().onStop { _ in throw Refused() }.to(asyncFactory: { 1 })
        binder.bind(String.self).sharedInScope().to { (_: Int) async throws -> String in throw Refused() }
      }

      static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
        bind.to { (text: String) in [text] }
      }
    }
    let factory = try await AsyncComponentFactory.of(Component.self)
    let error = try await #require(throws: CreationError.self) { _ = try await factory.build() }
    #expect(error.stopErrors.map { "\($0.diagnostic.headline)" } == ["Int: could not be stopped: connection refused"])
  }
}
