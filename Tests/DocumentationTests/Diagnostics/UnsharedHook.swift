import Cleanse

final class Windmill {
  func turn() {}
}

extension Windmill {
  static func configure(binder bind: ReceiptBinder<Windmill>) -> BindingReceipt<Windmill> {
    bind.onStart { $0.turn() }.to(factory: Windmill.init)
  }
}

struct Farm {
  let windmill: Windmill
}

struct FarmComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Windmill.self).configured(with: Windmill.configure)
  }

  static func configureRoot(binder bind: ReceiptBinder<Farm>) -> BindingReceipt<Farm> {
    bind.to(factory: Farm.init)
  }
}
