import Cleanse

struct MendedGarden: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Umbrella?.self).to { Weather.isSunny ? nil : Umbrella() }
  }

  static func configureRoot(binder bind: ReceiptBinder<Garden>) -> BindingReceipt<Garden> {
    bind.to(factory: Garden.init)
  }
}
