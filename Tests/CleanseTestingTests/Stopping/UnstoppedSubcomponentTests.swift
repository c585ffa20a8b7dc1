import Cleanse
import CleanseTesting
import TestSupport
import Testing

@Suite("Unstopped subcomponents in tests", .collectsFailures)
struct UnstoppedSubcomponentTests {
  private typealias SessionApp = Clients.SessionApp

  private static let report = """
    error: *** Client *** was released before its onStop hooks had run [unstopped-object]
      -> bound in Session at Support/Clients.swift:903
      help: create the instance of Session with instantiate, and stop it
            try await instance.run { … }
      see: Documentation/Diagnostics.md#unstopped-object
    """

  @Test("An unstopped subcomponent fails the test with the name of its object, which stays alive")
  func unstopped() async throws {
    var failure: RecordedFailure?
    let line = #line + 3
    let events = try await Clients.events {
      failure = try RecordedFailure.of {
        let graph = try TestGraph(SessionApp.self)
        _ = graph.root[0].instantiate(1)
      }
    }
    #expect(failure == RecordedFailure(text: Self.report, line: line))
    #expect(events == [])
  }

  @Test("A subcomponent created with build(_:) fails the test, because it has no instance to stop")
  func built() throws {
    let failure = try RecordedFailure.of {
      try withExtendedLifetime(TestGraph(SessionApp.self).root[0].build(1)) {}
    }
    #expect(failure.text == Self.report)
  }

  @Test("A subcomponent that the test runs or stops does not fail the test")
  func stopped() async throws {
    let events = try await Clients.events {
      try await TestGraph(SessionApp.self).run { graph in
        try await graph.root[0].instantiate(1).run {}
        try await graph.root[0].instantiate(2).stop()
      }
    }
    #expect(events == ["shutdown", "released", "shutdown", "released"])
  }

  @Test("An unstopped subcomponent fails the test even if the graph is stopped")
  func unstoppedInRun() async throws {
    let failure = try await RecordedFailure.of {
      try await TestGraph(SessionApp.self).run { graph in _ = graph.root[0].instantiate(1) }
    }
    #expect(failure.text == Self.report)
  }

  @Test("An unstopped subcomponent of a subcomponent fails the test")
  func nested() throws {
    struct Outer: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.install(dependency: Middle.self) }

      static func configureRoot(
        binder bind: ReceiptBinder<[ComponentFactory<Middle>]>
      ) -> BindingReceipt<[ComponentFactory<Middle>]> {
        bind.to { [$0] }
      }
    }
    struct MiddleScope: Scope {}
    struct Middle: Component {
      static func configure(binder: Binder<MiddleScope>) { binder.install(dependency: Clients.Session.self) }

      static func configureRoot(
        binder bind: ReceiptBinder<[ComponentFactory<Clients.Session>]>
      ) -> BindingReceipt<[ComponentFactory<Clients.Session>]> {
        bind.to { [$0] }
      }
    }
    let failure = try RecordedFailure.of { _ = try TestGraph(Outer.self).root[0].build()[0].instantiate(1) }
    #expect(failure.text == Self.report)
  }

  @Test("assertReleased reports an unstopped subcomponent, with and without awaiting")
  func assertions() async throws {
    let released = RecordedFailure.all {
      assertReleased(SessionApp.self, except: [Clients.Client.self]) { _ = $0[0].instantiate(1) }
    }
    #expect(released.map(\.text).contains(Self.report))
    let awaited = try await RecordedFailure.all {
      try await assertReleased(awaiting: SessionApp.self, except: [Clients.Client.self]) { _ = $0[0].instantiate(1) }
    }
    #expect(awaited.map(\.text).contains(Self.report))
  }
}
