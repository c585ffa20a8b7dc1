import Cleanse

struct MendedKitchen: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(factory: Oven.init)
    binder.bind().to(factory: Thermometer.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Kitchen>) -> BindingReceipt<Kitchen> {
    bind.to(factory: Kitchen.init)
  }
}
