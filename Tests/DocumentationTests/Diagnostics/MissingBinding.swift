import Cleanse

struct Thermometer {}

struct Oven {
  let thermometer: Thermometer
}

struct Kitchen {
  let oven: Oven
}

struct Outdoors: Tag {
  typealias Element = Thermometer
}

struct KitchenComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().to(factory: Oven.init)
    binder.bind().tagged(with: Outdoors.self).to(factory: Thermometer.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Kitchen>) -> BindingReceipt<Kitchen> {
    bind.to(factory: Kitchen.init)
  }
}
