import TestSupport
import Cleanse
import Testing

@Suite("Threads that wait for a shared object")
struct ThreadsWaitingTests {
  private final class Waiting {
    let other: Other
    init(meeting: Barrier, other: Provider<Other>) {
      meeting.wait()
      self.other = other.get()
    }
  }
  private final class Other {
    init(meeting: Barrier) {
      meeting.wait()
      Race.dawdle()
    }
  }
  private struct Meeting: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().to(value: Barrier(parties: 2))
      binder.bind().sharedInScope().to(factory: Waiting.init)
      binder.bind().sharedInScope().to(factory: Other.init)
      binder.bind().to(factory: HoldingBoth<Provider<Waiting>, Provider<Other>>.init)
    }
  }

  @Test("A thread that waits for a shared object continues, even in the middle of another creation")
  func goOn() throws {
    for _ in 0..<5 {
      let both = try resolve(HoldingBoth<Provider<Waiting>, Provider<Other>>.self, from: Meeting.self)
      let seen = Race.run(threads: 2) { number in
        number == 0 ? both.first.get().other : both.second.get()
      }
      #expect(seen[0] === seen[1])
    }
  }
}
