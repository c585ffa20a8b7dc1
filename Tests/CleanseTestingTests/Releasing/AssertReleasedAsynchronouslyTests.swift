import Cleanse
import CleanseTesting
import TestSupport
import Testing

/// A graph with a log that can keep an async keeper alive.
private enum Coast {
  final class Keeper: Sendable {
    static func wake() async -> Keeper { Keeper() }
  }

  final class Log {
    let keeper: Keeper
    var itself: Log?

    init(keeper: Keeper) {
      self.keeper = keeper
    }
  }

  struct Tower {
    let log: Log
  }

  struct Lighthouse: RootComponent {
    typealias Root = Tower
    typealias Seed = Int

    static func configure(binder: Binder<Singleton>) {
      binder.bind(Keeper.self).sharedInScope().to(asyncFactory: Keeper.wake)
      binder.bind(Log.self).sharedInScope().to(factory: Log.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Tower>) -> BindingReceipt<Tower> {
      bind.to(factory: Tower.init)
    }
  }
}

@Suite("assertReleased(awaiting:)", .collectsFailures)
struct AssertReleasedAsynchronouslyTests {
  @Test("assertReleased(awaiting:) records nothing if all objects are released, even a little later")
  func released() async throws {
    try await assertReleased(awaiting: Coast.Lighthouse.self, seed: 1) { tower in
      await Task.yield()
      let keeper = tower.log.keeper
      Task {
        try await Task.sleep(nanoseconds: 50_000_000)
        _ = keeper
      }
    }
    try await assertReleased(awaiting: Lighthouse.self) { _ in }
  }

  @Test("assertReleased suggests assertReleased(awaiting:) for a graph with async bindings")
  func advice() throws {
    let failure = try RecordedFailure.of { assertReleased(Coast.Lighthouse.self, seed: 1) { _ in } }
    #expect(failure.text.contains("[asynchronous-component]"))
    #expect(failure.text.contains("try await assertReleased(awaiting: Coast.Lighthouse.self) { … }"))
    #expect(!failure.text.contains("AsyncComponentFactory"))
  }

  @Test("assertReleased(awaiting:) names unreleased values of async bindings")
  @MainActor func leaking() async throws {
    let failure = try await RecordedFailure.of {
      try await assertReleased(awaiting: Coast.Lighthouse.self, seed: 1) { tower in
        await Task.yield()
        tower.log.itself = tower.log
      }
    }
    let headlines = failure.text.split(separator: "\n").filter { $0.hasPrefix("error:") }
    #expect(
      headlines == [
        "error: Log was not released with its graph [unreleased-object]",
        "error: Keeper was not released with its graph [unreleased-object]",
      ])
  }
}
