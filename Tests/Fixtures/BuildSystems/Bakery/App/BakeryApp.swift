import Cleanse
import Ovens

struct Bakery {
  let oven: Oven
}

struct BakeryComponent: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.include(module: OvenModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Bakery>) -> BindingReceipt<Bakery> {
    bind.to(factory: Bakery.init)
  }
}
