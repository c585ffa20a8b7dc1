import Cleanse

struct Exhibit {
  let title: String
}

struct Tour {
  let exhibits: [Provider<Exhibit>]
}

struct MuseumComponent: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Exhibit.self).intoCollection().to { Exhibit(title: "Meteorite") }
    binder.bind(Exhibit.self).intoCollection().to { [Exhibit(title: "Sundial"), Exhibit(title: "Astrolabe")] }
  }

  static func configureRoot(binder bind: ReceiptBinder<Tour>) -> BindingReceipt<Tour> {
    bind.to(factory: Tour.init)
  }
}
