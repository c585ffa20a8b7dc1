import Cleanse
import TestSupport
import Testing

@testable import CleanseTesting

private typealias API = Clients.API
private typealias Client = Clients.Client
private typealias ClientApp = Clients.ClientApp
private typealias Lost = Clients.Lost
private typealias Pool = Clients.Pool
private typealias PoolApp = Clients.PoolApp

@Suite("Unstopped graphs in tests", .collectsFailures)
struct StoppedGraphTests {
  private static func report(_ help: String) -> String {
    """
    error: *** Client *** was released before its onStop hooks had run [unstopped-object]
      -> bound in ClientApp at Support/Clients.swift:901
      \(help)
      see: Documentation/Diagnostics.md#unstopped-object
    """
  }

  nonisolated(nonsending) private func events(
    _ body: nonisolated(nonsending) () async throws -> Void
  ) async rethrows -> [String] {
    try await Clients.events(body)
  }

  @Test("An unstopped TestGraph fails the test with the name of its object, which stays alive")
  func abandonedGraph() async throws {
    var failure: RecordedFailure?
    let events = try await events {
      failure = try RecordedFailure.of { _ = try TestGraph(ClientApp.self) }
    }
    #expect(
      failure?.text
        == Self.report(
          """
          help: use the graph inside run
                  try await graph.run { graph in … }
            help: or stop it before its release
                  try await graph.instance.stop()
          """))
    #expect(events == [])
  }

  @Test("A TestGraph with an overridden client needs no stop")
  func overriddenClient() throws {
    _ = try TestGraph(ClientApp.self, overrides: .overriding(Client.self, with: Client()))
  }

  @Test("An object whose onStart hook has not run needs no stop")
  func unstartedObject() throws {
    _ = try TestGraph(PoolApp.self)
  }

  @Test("TestGraph.run stops the graph and returns the result of its closure")
  func run() async throws {
    let events = try await events {
      let number = try await TestGraph(ClientApp.self).run { graph in
        withExtendedLifetime(graph.root.client) { 3 }
      }
      #expect(number == 3)
    }
    #expect(events == ["shutdown", "released"])
  }

  @Test("TestGraph.run stops the graph if its closure throws")
  func failingRun() async throws {
    let events = await events {
      await #expect(throws: Lost.self) {
        try await TestGraph(ClientApp.self).run { _ in throw Lost() }
      }
    }
    #expect(events == ["shutdown", "released"])
  }

  @Test("TestGraph.run runs the services of the graph")
  func services() async throws {
    let isRunning = try await TestGraph(PoolApp.self).run { graph in
      while await !graph.root.isRunning { await Task.yield() }
      return await graph.root.isRunning
    }
    #expect(isRunning)
  }

  /// The failures of a graph that is used for longer than the limit of its services.
  private func serviceFailures(
    limit: Double?, _ use: (TestGraph<PoolApp>) async throws -> Void
  ) async throws -> [RecordedFailure] {
    try await RecordedFailure.all {
      let graph = try TestGraph(PoolApp.self, serviceStartLimit: limit)
      try await use(graph)
      try await graph.instance.stop()
    }
  }

  @Test("A service that does not run within the limit fails the test with the name of its object")
  func unstartedService() async throws {
    #expect(
      try await serviceFailures(limit: 0.01) { _ in
        // The task that waits for the limit may begin late while many tests run.
        for _ in 0..<600 where RecordedFailure.count == 0 { try await Task.sleep(nanoseconds: 100_000_000) }
      }.map(\.text) == [
        """
        error: *** Pool *** has a service that is not running [unstarted-service]
          -> bound in PoolApp at Support/Clients.swift:902
          note: calls that need the service may never return
          help: use the graph inside run
                try await graph.run { graph in … }
          help: or, if the test needs no service, turn off this check
                serviceStartLimit: nil
          see: Documentation/Diagnostics.md#unstarted-service
        """
      ])
  }

  @Test("A service that starts within the limit, or has no limit, does not fail the test")
  func startedService() async throws {
    #expect(
      try await serviceFailures(limit: 0.4) { graph in
        try await graph.instance.start()
        try await Task.sleep(nanoseconds: 500_000_000)
      } == [])
    for limit: Double? in [nil, 20] {
      #expect(try await serviceFailures(limit: limit) { _ in try await Task.sleep(nanoseconds: 100_000_000) } == [])
    }
  }

  @Test("A running service of an unstopped graph fails the test")
  func abandonedService() async throws {
    let failure = try await RecordedFailure.of {
      let graph = try TestGraph(PoolApp.self)
      try await graph.instance.start()
    }
    #expect(
      failure.text.hasPrefix("error: *** Pool *** was released while its service was running [unstopped-object]\n"))
  }

  @Test("TestGraph.run calls its closure in the isolation of the caller") @MainActor
  func mainActor() async throws {
    let events = try await events {
      let number = try await TestGraph(ClientApp.self).run { graph in
        MainActor.assertIsolated()
        return withExtendedLifetime(graph.root.client) { 3 }
      }
      #expect(number == 3)
    }
    #expect(events == ["shutdown", "released"])
  }

  @Test("TestGraph.run fails with the name of an onStop hook that never ends")
  func hangingHook() async throws {
    let error = try await #require(throws: HookError.self) {
      try await TestGraph(Clients.HangingApp.self).run(hookTimeLimit: 0.05) { _ in }
    }
    #expect(error.description.hasPrefix("error: *** Client *** could not be stopped: "))
  }

  // MARK: Assertions

  @Test("assertReleased(awaiting:) stops the graph before it looks for objects")
  func awaitedRelease() async throws {
    let events = try await events {
      try await assertReleased(awaiting: Clients.ClientApp.self) { api in withExtendedLifetime(api) {} }
    }
    #expect(events == ["shutdown", "released"])
  }

  private struct FailingApp: RootComponent {
    static func configure(binder: Binder<Singleton>) {}

    static func configureRoot(binder bind: ReceiptBinder<Client>) -> BindingReceipt<Client> {
      bind.onStop { $0.shutdown() }.onStop { _ in throw Lost() }.to(factory: Client.init)
    }
  }

  @Test("A hook that fails in assertReleased(awaiting:) and assertStart(awaiting:) fails the test")
  func failingHooks() async throws {
    let release = try await RecordedFailure.of { try await assertReleased(awaiting: FailingApp.self) { _ in } }
    #expect(release.text.contains("failed-hook"))
    let start = try await RecordedFailure.of { try await assertStart(awaiting: FailingApp.self) }
    #expect(start.text.contains("failed-hook"))
  }

  @Test("A failing onStop hook fails the test even if the closure of assertReleased(awaiting:) threw")
  func failingClosureAndHook() async throws {
    let failure = try await RecordedFailure.of {
      await #expect(throws: CancellationError.self) {
        try await assertReleased(awaiting: FailingApp.self) { _ in throw CancellationError() }
      }
    }
    #expect(failure.text.contains("failed-hook"))
  }

  @Test("Synchronous assertReleased fails with the name of an unstopped object, which stays alive")
  func synchronousRelease() async throws {
    var failure: RecordedFailure?
    let events = try await events {
      failure = try RecordedFailure.of { assertReleased(ClientApp.self, except: [Client.self]) { _ in } }
    }
    #expect(
      failure?.text
        == Self.report(
          """
          help: use the awaiting form
                  try await assertReleased(awaiting: Clients.ClientApp.self) { … }
          """))
    #expect(events == [])
  }

  @Test("assertStart(awaiting:) stops the created objects, and synchronous assertStart reports them")
  func starts() async throws {
    #expect(try await events { try await assertStart(awaiting: Clients.ClientApp.self) } == ["shutdown", "released"])
    var failure: RecordedFailure?
    #expect(try await events { failure = try RecordedFailure.of { assertStart(ClientApp.self) } } == [])
    #expect(
      failure?.text
        == Self.report(
          """
          help: use the awaiting form
                  try await assertStart(awaiting: Clients.ClientApp.self, creates: …)
          """))
  }
}
