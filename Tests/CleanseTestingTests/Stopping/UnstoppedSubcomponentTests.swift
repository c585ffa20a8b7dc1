import Cleanse
import CleanseTesting
import TestSupport
import Testing

@Suite("Subcomponents of tests are stopped before their release", .collectsFailures)
struct UnstoppedSubcomponentTests {
  private typealias SessionApp = Clients.SessionApp

  private static let report = """
    error: *** Client *** was released before its onStop hooks had run [unstopped-object]
      -> bound in Session at Support/Clients.swift:903
      help: create the instance of Session with instantiate, and stop it
            try await instance.run { … }
      see: Documentation/Diagnostics.md#unstopped-object
    """

  @Test("A subcomponent that a TestGraph releases unstopped fails the test by name, and keeps the object alive")
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

  @Test("A subcomponent that is created with build cannot be stopped, and fails the test")
  func built() throws {
    let failure = try RecordedFailure.of {
      try withExtendedLifetime(TestGraph(SessionApp.self).root[0].build(1)) {}
    }
    #expect(failure.text == Self.report)
  }

  @Test("A subcomponent that is run, or stopped, does not fail the test")
  func stopped() async throws {
    let events = try await Clients.events {
      try await TestGraph(SessionApp.self).run { graph in
        try await graph.root[0].instantiate(1).run {}
        try await graph.root[0].instantiate(2).stop()
      }
    }
    #expect(events == ["shutdown", "released", "shutdown", "released"])
  }

  @Test("A subcomponent that is not stopped fails the test although its graph runs")
  func unstoppedInRun() async throws {
    let failure = try await RecordedFailure.of {
      try await TestGraph(SessionApp.self).run { graph in _ = graph.root[0].instantiate(1) }
    }
    #expect(failure.text == Self.report)
  }

  @Test("A subcomponent of a subcomponent fails the test, too")
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

  @Test("Assertions fail with an unstopped subcomponent by name, also those that stop the root component")
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
