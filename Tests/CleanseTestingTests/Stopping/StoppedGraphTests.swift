import Cleanse
import TestSupport
import Testing

@testable import CleanseTesting

/// Simulates a client that stops the program if it is released before its shutdown.
private final class Client: @unchecked Sendable {
  /// The events of clients, in order.
  @TaskLocal static var events = EventLog()

  private let log = Client.events
  private var isShutDown = false

  func shutdown() {
    isShutDown = true
    log.note("shutdown")
  }

  deinit { log.note(isShutDown ? "released" : "trap") }
}

private struct API {
  let client: Client
}

private struct ClientApp: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Client.self).sharedInScope().onStop { $0.shutdown() }.to(line: 1, factory: Client.init)
    binder.bind(Int.self).sharedInScope().onStop { _ in throw Lost() }.to { 1 }
  }

  static func configureRoot(binder bind: ReceiptBinder<API>) -> BindingReceipt<API> {
    bind.to(factory: API.init)
  }
}

private struct Lost: Error {}

/// A client whose calls wait for its service.
private actor Pool {
  private(set) var isRunning = false

  func run() async {
    isRunning = true
    try? await Task.sleep(nanoseconds: 60_000_000_000)
    isRunning = false
  }
}

private struct PoolApp: RootComponent {
  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<Pool>) -> BindingReceipt<Pool> {
    bind.onStart { _ in }.running { await $0.run() }.to(line: 2, factory: Pool.init)
  }
}

@Suite("Stopping test graphs before their release", .collectsFailures)
struct StoppedGraphTests {
  private static let abandoned =
    "Client was released before its onStop hooks or services had ended (Stopping/StoppedGraphTests.swift:1)"

  private func events(_ body: () async throws -> Void) async rethrows -> [String] {
    let log = EventLog()
    try await Client.$events.withValue(log) { try await body() }
    return log.events
  }

  @Test("A test graph that is never stopped fails the test by name and keeps the object alive")
  func abandonedGraph() async throws {
    var failure: RecordedFailure?
    let events = try await events {
      failure = try RecordedFailure.of { _ = try TestGraph(ClientApp.self) }
    }
    #expect(
      failure?.text == """
        \(Self.abandoned)
          help: use the graph in try await graph.run { … }, or call try await graph.instance.stop()
        """)
    #expect(events == [])
  }

  @Test("A test graph with an overridden client needs no stop")
  func overriddenClient() throws {
    _ = try TestGraph(ClientApp.self, overrides: .overriding(Client.self, with: Client()))
  }

  @Test("A test graph whose onStart hook has not run needs no stop")
  func unstartedObject() throws {
    _ = try TestGraph(PoolApp.self)
  }

  @Test("The method `run` stops the graph and returns the result of its closure")
  func run() async throws {
    let events = try await events {
      let number = try await TestGraph(ClientApp.self).run { graph in
        withExtendedLifetime(graph.root.client) { 3 }
      }
      #expect(number == 3)
    }
    #expect(events == ["shutdown", "released"])
  }

  @Test("The method `run` stops the graph if its closure throws")
  func failingRun() async throws {
    let events = try await events {
      await #expect(throws: Lost.self) {
        try await TestGraph(ClientApp.self).run { _ in throw Lost() }
      }
    }
    #expect(events == ["shutdown", "released"])
  }

  @Test("The method `run` runs the services of the graph")
  func services() async throws {
    let isRunning = try await TestGraph(PoolApp.self).run { graph in
      while await !graph.root.isRunning { await Task.yield() }
      return await graph.root.isRunning
    }
    #expect(isRunning)
  }

  @Test("An instance lists the values whose services do not run yet")
  func waitingForService() async throws {
    let factory = try ComponentFactory.of(PoolApp.self)
    let instance = factory.instantiate()
    let waiting = try #require(instance.valuesAwaitingServices)
    #expect(waiting().map(\.type.name) == ["Pool"])
    try await instance.start()
    #expect(waiting().isEmpty)
    try await instance.stop()
  }

  @Test("The graph of a started service fails the test if it is not stopped")
  func abandonedService() async throws {
    let failure = try await RecordedFailure.of {
      let graph = try TestGraph(PoolApp.self)
      try await graph.instance.start()
    }
    #expect(failure.text.hasPrefix("Pool was released before its onStop hooks or services had ended"))
  }

  // MARK: Assertions

  @Test("assertReleased(awaiting:) stops the graph before it looks for objects")
  func awaitedRelease() async throws {
    let events = try await events {
      try await assertReleased(awaiting: ClientApp.self) { api in withExtendedLifetime(api) {} }
    }
    #expect(events == ["shutdown", "released"])
  }

  private struct FailingApp: RootComponent {
    static func configure(binder: Binder<Singleton>) {}

    static func configureRoot(binder bind: ReceiptBinder<Client>) -> BindingReceipt<Client> {
      bind.onStop { $0.shutdown() }.onStop { _ in throw Lost() }.to(factory: Client.init)
    }
  }

  @Test("A failing hook in assertReleased(awaiting:) and assertStart(awaiting:) fails the test")
  func failingHooks() async throws {
    let release = try await RecordedFailure.of { try await assertReleased(awaiting: FailingApp.self) { _ in } }
    #expect(release.text.contains("failed-hook"))
    let start = try await RecordedFailure.of { try await assertStart(awaiting: FailingApp.self) }
    #expect(start.text.contains("failed-hook"))
  }

  @Test("A hook that fails after a throwing closure of assertReleased(awaiting:) fails the test")
  func failingClosureAndHook() async throws {
    let failure = try await RecordedFailure.of {
      await #expect(throws: CancellationError.self) {
        try await assertReleased(awaiting: FailingApp.self) { _ in throw CancellationError() }
      }
    }
    #expect(failure.text.contains("failed-hook"))
  }

  @Test("The synchronous assertReleased fails for an unstopped object by name and keeps it alive")
  func synchronousRelease() async throws {
    var failure: RecordedFailure?
    let events = try await events {
      failure = try RecordedFailure.of { assertReleased(ClientApp.self, except: [Client.self]) { _ in } }
    }
    #expect(
      failure?.text == """
        \(Self.abandoned)
          help: use assertReleased(awaiting:), which stops the graph before its release
        """)
    #expect(events == [])
  }

  @Test("assertStart(awaiting:) stops the created objects, and assertStart fails by name")
  func starts() async throws {
    #expect(try await events { try await assertStart(awaiting: ClientApp.self) } == ["shutdown", "released"])
    var failure: RecordedFailure?
    #expect(try await events { failure = try RecordedFailure.of { assertStart(ClientApp.self) } } == [])
    #expect(
      failure?.text == """
        \(Self.abandoned)
          help: use assertStart(awaiting:), which stops the graph before its release
        """)
  }
}
