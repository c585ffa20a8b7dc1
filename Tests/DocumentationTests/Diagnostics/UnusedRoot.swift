import Cleanse

struct Loft {}

struct LoftComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<Loft>) -> BindingReceipt<Loft> {
    bind.to(factory: Loft.init)
  }
}
