import Cleanse

struct MendedLoft: RootComponent {
  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<Loft>) -> BindingReceipt<Loft> {
    bind.to(factory: Loft.init)
  }
}

func checkLoft() throws {
  try GraphValidator.check(MendedLoft.self)
}
