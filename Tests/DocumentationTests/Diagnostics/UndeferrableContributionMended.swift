import Cleanse

struct MendedMuseum: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Exhibit.self).intoCollection().to { Exhibit(title: "Meteorite") }
    binder.bind(Exhibit.self).intoCollection().to { Exhibit(title: "Sundial") }
    binder.bind(Exhibit.self).intoCollection().to { Exhibit(title: "Astrolabe") }
  }

  static func configureRoot(binder bind: ReceiptBinder<Tour>) -> BindingReceipt<Tour> {
    bind.to(factory: Tour.init)
  }
}
