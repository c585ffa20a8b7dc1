import BenchmarkHarness
import Cleanse

/// A shared object that is there already.
enum SharedGetCases {
  static var all: [BenchmarkCase] {
    [oneThread]
  }

  private static var oneThread: BenchmarkCase {
    BenchmarkCase(
      "shared-get", operation: "call", target: Target(.ratio, atMost: 2, stretch: 1.6)
    ) {
      let provider = try ComponentFactory.of(Shop.self).build().counter
      let accessor = StoredCounter()
      return [
        Contender("Cleanse") { count in
          for _ in 0..<count { use(provider.get()) }
        },
        Contender("by hand") { count in
          for _ in 0..<count { use(accessor.get()) }
        },
      ]
    }
  }
}

private final class Counter {}

private struct ShopRoot {
  let counter: Provider<Counter>
}

private struct Shop: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Counter.self).sharedInScope().to(factory: Counter.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<ShopRoot>) -> BindingReceipt<ShopRoot> {
    bind.to(factory: ShopRoot.init)
  }
}

/// An accessor as one would write it. It is not inlined, as it would not be across modules.
private final class StoredCounter {
  private var counter = Counter()

  @inline(never)
  func get() -> Counter { counter }
}
