import BenchmarkGraphs
import BenchmarkHarness
import Cleanse

/// A subcomponent built with all its objects, and released.
enum SubcomponentCases {
  static var all: [BenchmarkCase] {
    [
      subcomponent(\.ten, size: 10, byHand: makeRoot10ByHand),
      subcomponent(
        \.hundred, size: 100, target: Target(.value, atMost: 25_000, stretch: 10_000), byHand: makeRoot100ByHand),
      subcomponent(\.thousand, size: 1000, byHand: makeRoot1000ByHand),
    ]
  }

  private static func subcomponent<C: Component>(
    _ factory: @escaping (SessionsRoot) -> ComponentFactory<C>, size: Int, target: Target? = nil,
    byHand: @escaping () -> C.Root
  ) -> BenchmarkCase where C.Root: AnyObject, C.Seed == Void {
    BenchmarkCase("subcomponent-\(size)", operation: "build", target: target) {
      let factory = factory(try ComponentFactory.of(Sessions.self).build())
      return [
        Contender("Cleanse") { count in
          for _ in 0..<count { use(factory.build()) }
        },
        Contender("by hand") { count in
          for _ in 0..<count { use(byHand()) }
        },
      ]
    }
  }
}

private struct SessionsRoot {
  let ten: ComponentFactory<Installed10>
  let hundred: ComponentFactory<Installed100>
  let thousand: ComponentFactory<Installed1000>
}

private struct Sessions: RootComponent {
  static func configure(binder: Binder<Unscoped>) {
    binder.install(dependency: Installed10.self)
    binder.install(dependency: Installed100.self)
    binder.install(dependency: Installed1000.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<SessionsRoot>) -> BindingReceipt<SessionsRoot> {
    bind.to(factory: SessionsRoot.init)
  }
}
