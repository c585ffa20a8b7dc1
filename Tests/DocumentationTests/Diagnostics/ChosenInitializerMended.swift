import Cleanse

struct MendedReceiver: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(factory: Antenna.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Receiver>) -> BindingReceipt<Receiver> {
    bind.to(factory: Receiver.init(antenna:))
  }
}
