import Cleanse
import CleanseTesting
import TestSupport
import Testing

@Suite("Traits stop the graphs of their tests", .collectsFailures)
struct StoppingTraitTests {
  private typealias ClientApp = Clients.ClientApp

  nonisolated(nonsending) private func runTest(
    with trait: GraphTrait, _ test: @escaping @Sendable () async throws -> Void
  ) async throws {
    let current = try #require(Test.current)
    try await trait.provideScope(for: current, testCase: nil, performing: test)
  }

  @Test("A graph that the test releases stops at the end of the test, and then lets its objects go")
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

  @Test("A graph stops if the test throws")
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

  @Test("A graph of the main actor stops on the main actor") @MainActor
  func mainActor() async throws {
    let events = try await Clients.events {
      try await runTest(with: .mainActorGraph(Theatre.self)) { @MainActor in _ = try TestGraph(Theatre.self) }
    }
    #expect(events == ["closed"])
  }

  @Test("A service that the test has started ends")
  func service() async throws {
    try await runTest(with: .graph(Clients.PoolApp.self)) {
      let graph = try TestGraph(Clients.PoolApp.self)
      try await graph.instance.start()
    }
  }

  @Test("A hook that fails at the end of the test fails it at its graph")
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

  @Test("A graph of another component, and an unstopped subcomponent, still fail the test")
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

  @Test("A graph that the test released otherwise is not kept")
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

  @Suite("Traits of suites stop graphs", .serialized, .graph(ClientApp.self))
  struct Inherited {
    @Test("A graph of a suite that is released before the end of its test fails nothing", arguments: 0..<2)
    func released(number: Int) throws {
      _ = try TestGraph(ClientApp.self)
    }

    @Test("A test of the suite without a graph passes") func none() {}
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
