import Cleanse

struct Antenna {}

final class Receiver {
  let antenna: Antenna?

  init() { antenna = nil }
  init(antenna: Antenna) { self.antenna = antenna }
}

struct ReceiverComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {}

  static func configureRoot(binder bind: ReceiptBinder<Receiver>) -> BindingReceipt<Receiver> {
    bind.to(factory: Receiver.init)
  }
}
