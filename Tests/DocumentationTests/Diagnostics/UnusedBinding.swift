import Cleanse

struct Clapper {}

struct Bell {
  let clapper: Clapper
}

struct Door {}

struct HouseComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(factory: Bell.init)
    binder.bind().to(factory: Clapper.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Door>) -> BindingReceipt<Door> {
    bind.to(factory: Door.init)
  }
}
