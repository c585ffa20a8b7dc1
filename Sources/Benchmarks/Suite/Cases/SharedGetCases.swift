import BenchmarkGraphs
import BenchmarkHarness
import Cleanse
import Dispatch

/// An existing shared object.
///
/// The times of two threads depend on the load of the machine, so CI does not judge them.
enum SharedGetCases {
  static var all: [BenchmarkCase] {
    [oneThread, twoThreads, twoThreadsOneObject]
  }

  private static var oneThread: BenchmarkCase {
    BenchmarkCase("shared-get", operation: "call", target: Target(.ratio, atMost: 2, stretch: 1.6)) {
      let provider = try ComponentFactory.of(Meters.self).build().first
      let accessor = MeterAccessor()
      let container = DictionaryContainer()
      container.registerShared { _ in Meter() }
      let closure = once { Meter() }
      return [
        Contender("Cleanse") { count in
          for _ in 0..<count { use(provider.get()) }
        },
        Contender("by hand") { count in
          for _ in 0..<count { use(accessor.get()) }
        },
        Contender("closures") { count in
          for _ in 0..<count { use(closure()) }
        },
        Contender("dictionary") { count in
          for _ in 0..<count { use(container.get(Meter.self)) }
        },
      ]
    }
  }

  /// Each thread requests its own object.
  private static var twoThreads: BenchmarkCase {
    BenchmarkCase(
      "shared-get-two-threads", operation: "call", clock: .process, isInShortMode: false,
      target: Target(.ratio, atMost: 1.5)
    ) {
      let root = try ComponentFactory.of(Meters.self).build()
      let (first, second) = (root.first, root.second.asProvider())
      let accessors = (MeterAccessor(), MeterAccessor())
      return [
        Contender("two threads", operations: 2) { count in get(count, first, second) },
        Contender("one thread") { count in
          for _ in 0..<count { use(first.get()) }
        },
        Contender("by hand", operations: 2) { count in get(count, accessors.0, accessors.1) },
      ]
    }
  }

  /// Both threads request the same object, whose reference count both change.
  private static var twoThreadsOneObject: BenchmarkCase {
    BenchmarkCase("shared-get-two-threads-one-object", operation: "call", clock: .process, isInShortMode: false) {
      let provider = try ComponentFactory.of(Meters.self).build().first
      let accessor = MeterAccessor()
      return [
        Contender("two threads", operations: 2) { count in get(count, provider, provider) },
        Contender("by hand", operations: 2) { count in get(count, accessor, accessor) },
        Contender("one thread") { count in
          for _ in 0..<count { use(provider.get()) }
        },
      ]
    }
  }

  private static func get(_ count: Int, _ first: Provider<Meter>, _ second: Provider<Meter>) {
    nonisolated(unsafe) let providers = (first, second)
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      let provider = thread == 0 ? providers.0 : providers.1
      for _ in 0..<count { use(provider.get()) }
    }
  }

  private static func get(_ count: Int, _ first: MeterAccessor, _ second: MeterAccessor) {
    nonisolated(unsafe) let accessors = (first, second)
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      let accessor = thread == 0 ? accessors.0 : accessors.1
      for _ in 0..<count { use(accessor.get()) }
    }
  }
}

private final class Meter {
  /// Fills two cache lines, so that the counts of two objects are in different ones: otherwise threads with separate
  /// objects would wait for each other's processor.
  private let padding = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
}

private struct SecondMeter: Tag {
  typealias Element = Meter
}

private struct MetersRoot {
  let first: Provider<Meter>
  let second: TaggedProvider<SecondMeter>
}

private struct Meters: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Meter.self).sharedInScope().to(factory: Meter.init)
    binder.bind(Meter.self).tagged(with: SecondMeter.self).sharedInScope().to(factory: Meter.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<MetersRoot>) -> BindingReceipt<MetersRoot> {
    bind.to(factory: MetersRoot.init)
  }
}

/// An accessor as written by hand. It is not inlined, as in another module.
private final class MeterAccessor {
  private var meter = Meter()

  @inline(never)
  func get() -> Meter { meter }
}
