import Cleanse

struct AcceptingStadium: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(factory: Counter.init)
    binder.accept(.unsharedClass, for: Counter.self)
    binder.bind().to(factory: Turnstile.init)
    binder.bind().to(factory: Display.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Stadium>) -> BindingReceipt<Stadium> {
    bind.to(factory: Stadium.init)
  }
}
