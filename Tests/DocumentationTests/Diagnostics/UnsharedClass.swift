import Cleanse

final class Counter {}

struct Turnstile {
  let counter: Counter
}

struct Display {
  let counter: Counter
}

struct Stadium {
  let turnstile: Turnstile
  let display: Display
}

struct StadiumComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(factory: Counter.init)
    binder.bind().to(factory: Turnstile.init)
    binder.bind().to(factory: Display.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Stadium>) -> BindingReceipt<Stadium> {
    bind.to(factory: Stadium.init)
  }
}
