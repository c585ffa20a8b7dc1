import Cleanse

struct MendedFarm: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Windmill.self).sharedInScope().configured(with: Windmill.configure)
  }

  static func configureRoot(binder bind: ReceiptBinder<Farm>) -> BindingReceipt<Farm> {
    bind.to(factory: Farm.init)
  }
}
