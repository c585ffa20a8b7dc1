import Cleanse

struct AnchorModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(factory: Anchor.init)
  }
}

struct MendedShip: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.include(module: AnchorModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
    bind.to(factory: Ship.init)
  }
}
