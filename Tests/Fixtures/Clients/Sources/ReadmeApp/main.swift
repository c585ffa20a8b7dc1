import Cleanse

struct Engine {
  let power = 9000
}

struct Ship {
  let engine: Engine
  let makeSpare: Provider<Engine>
}

struct Fleet: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Engine.init)
  }
  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
    bind.to(factory: Ship.init)
  }
}
print(try ComponentFactory.of(Fleet.self).build().engine.power)
