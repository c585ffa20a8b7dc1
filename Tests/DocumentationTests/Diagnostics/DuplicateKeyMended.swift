import Cleanse

struct MendedShop: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Price.self).intoDictionary(key: "loaf").to(value: Price(cents: 320))
    binder.bind(Price.self).intoDictionary(key: "roll").to(value: Price(cents: 60))
    binder.bind(Price.self).intoDictionary(key: "large loaf").to(value: Price(cents: 350))
  }

  static func configureRoot(binder bind: ReceiptBinder<PriceList>) -> BindingReceipt<PriceList> {
    bind.to(factory: PriceList.init)
  }
}
