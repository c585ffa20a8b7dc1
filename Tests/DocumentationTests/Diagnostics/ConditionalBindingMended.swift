import Cleanse

struct MendedCellar: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(factory: Lantern.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Cellar>) -> BindingReceipt<Cellar> {
    bind.to(factory: Cellar.init)
  }
}
