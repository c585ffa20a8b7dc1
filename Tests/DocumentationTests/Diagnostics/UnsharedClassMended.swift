import Cleanse

struct MendedStadium: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Counter.init)
    binder.bind().to(factory: Turnstile.init)
    binder.bind().to(factory: Display.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Stadium>) -> BindingReceipt<Stadium> {
    bind.to(factory: Stadium.init)
  }
}
