import Cleanse

/// A graph with an eager value, an async binding and lifecycle hooks.
struct Lighthouse: RootComponent {
  final class Lamp: Sendable {
    static func light(current: Current) async -> Lamp { Lamp() }
  }

  struct Current: Sendable {}

  struct Tower {
    let lamp: Lamp
  }

  static func configure(binder: Binder<Singleton>) {
    binder.bind(Current.self).sharedInScope().eager().to { Current() }
    binder.bind(Lamp.self).sharedInScope().onStart { _ in }.onStop { _ in }.to(asyncFactory: Lamp.light)
  }

  static func configureRoot(binder bind: ReceiptBinder<Tower>) -> BindingReceipt<Tower> {
    bind.to(factory: Tower.init)
  }
}
