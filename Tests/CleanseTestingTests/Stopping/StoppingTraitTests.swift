import Cleanse
import CleanseTesting
import TestSupport
import Testing

@Suite("Graph traits that run onStop hooks", .collectsFailures)
struct StoppingTraitTests {
  private typealias ClientApp = Clients.ClientApp

  nonisolated(nonsending) private func runTest(
    with trait: GraphTrait, _ test: @escaping @Sendable () async throws -> Void
  ) async throws {
    let current = try #require(Test.current)
    try await trait.provideScope(for: current, testCase: nil, performing: test)
  }

  @Test("The graph trait runs onStop hooks at the end of the test, then releases the objects")
  func releasedGraph() async throws {
    let events = try await Clients.events {
      try await runTest(with: .graph(ClientApp.self)) {
        let client = try TestGraph(ClientApp.self).root.client
        await Task.yield()
        Clients.Client.events.note("used")
        withExtendedLifetime(client) {}
      }
    }
    #expect(events == ["used", "shutdown", "released"])
  }

  @Test("The graph trait runs onStop hooks if the test throws")
  func throwingTest() async throws {
    let events = await Clients.events {
      await #expect(throws: Clients.Lost.self) {
        try await runTest(with: .graph(ClientApp.self)) {
          let graph = try TestGraph(ClientApp.self)
          try withExtendedLifetime(graph) { throw Clients.Lost() }
        }
      }
    }
    #expect(events == ["shutdown", "released"])
  }

  @Test("The main-actor graph trait runs onStop hooks on the main actor") @MainActor
  func mainActor() async throws {
    let events = try await Clients.events {
      try await runTest(with: .mainActorGraph(Theatre.self)) { @MainActor in _ = try TestGraph(Theatre.self) }
    }
    #expect(events == ["closed"])
  }

  @Test("The graph trait ends services that the test started")
  func service() async throws {
    let kept = Locked<Clients.Pool?>(nil)
    try await runTest(with: .graph(Clients.PoolApp.self)) {
      let graph = try TestGraph(Clients.PoolApp.self)
      try await graph.instance.start()
      let pool = graph.root
      while await !pool.isRunning { await Task.yield() }
      kept.update { $0 = pool }
    }
    let pool = try #require(kept.value)
    #expect(await !pool.isRunning)
  }

  @Test("A failing onStop hook fails the test at the line that created its graph")
  func failingHook() async throws {
    struct FailingApp: RootComponent {
      static func configure(binder: Binder<Singleton>) {}

      static func configureRoot(binder bind: ReceiptBinder<Clients.API>) -> BindingReceipt<Clients.API> {
        bind.onStop { _ in throw Clients.Lost() }.to { Clients.API(client: Clients.Client()) }
      }
    }
    let line = #line + 3
    let failure = try await RecordedFailure.of {
      try await runTest(with: .graph(FailingApp.self)) {
        _ = try TestGraph(FailingApp.self)
      }
    }
    #expect(failure.line == line)
    #expect(failure.text.hasPrefix("error: *** API *** could not be stopped: Lost() [failed-hook]\n"))
  }

  @Test("The graph trait does not stop graphs of other root components or subcomponents, so they fail the test")
  func others() async throws {
    let other = try await RecordedFailure.of {
      try await runTest(with: .graph(Clients.SessionApp.self)) {
        _ = try TestGraph(Clients.SessionApp.self)
        _ = try TestGraph(ClientApp.self)
      }
    }
    #expect(other.text.contains("bound in ClientApp"))
    let subcomponent = try await RecordedFailure.of {
      try await runTest(with: .graph(Clients.SessionApp.self)) {
        _ = try TestGraph(Clients.SessionApp.self).root[0].instantiate(1)
      }
    }
    #expect(subcomponent.text.contains("bound in Session"))
  }

  @Test("The graph trait retains no graph without onStop hooks")
  func withoutHooks() async throws {
    try await runTest(with: .graph(Garage.self)) {
      weak var engine: AnyObject?
      do {
        let graph = try TestGraph(Garage.self)
        engine = graph.root as AnyObject
      }
      #expect(engine == nil)
    }
  }

  @Suite("Graph traits of suites", .serialized, .graph(ClientApp.self))
  struct Inherited {
    @Test("The graph trait of a suite runs onStop hooks after each of its tests", arguments: 0..<2)
    func released(number: Int) throws {
      _ = try TestGraph(ClientApp.self)
    }

    @Test("The graph trait of a suite accepts a test without a graph") func none() {}
  }
}

@MainActor
private struct Theatre: @MainActor RootComponent {
  @MainActor
  final class Curtain {
    let log = Clients.Client.events

    func close() {
      MainActor.assertIsolated()
      log.note("closed")
    }
  }

  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<Curtain>) -> BindingReceipt<Curtain> {
    bind.onStop { $0.close() }.to { Curtain() }
  }
}
