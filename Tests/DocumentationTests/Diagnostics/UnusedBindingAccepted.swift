import Cleanse

struct AcceptingHouse: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(factory: Bell.init)
    binder.bind().to(factory: Clapper.init)
    binder.accept(.unusedBinding, for: Bell.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Door>) -> BindingReceipt<Door> {
    bind.to(factory: Door.init)
  }
}
