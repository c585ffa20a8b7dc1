import Cleanse

struct Bank {}

struct Tollbooth {
  let bank: Bank
}

struct TollComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Bank.self).live().sharedInScope().to(factory: Bank.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Tollbooth>) -> BindingReceipt<Tollbooth> {
    bind.to(factory: Tollbooth.init)
  }
}
