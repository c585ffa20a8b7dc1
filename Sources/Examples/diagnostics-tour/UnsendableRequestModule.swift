import Cleanse

/// Passes orders to other isolations, which would use the cash register of this one.
struct UnsendableRequestModule: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: OrderComponent.self)
    binder.bind().sharedInScope().to(factory: CashRegister.init)
    binder.bind().to(factory: Counterman.init)
  }
}

final class CashRegister {}

struct Counterman {
  let orders: SendableComponentFactory<OrderComponent>
}

struct Order {
  let register: CashRegister
}

struct OrderComponent: Component {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Order>) -> BindingReceipt<Order> {
    bind.to(factory: Order.init)
  }
}
