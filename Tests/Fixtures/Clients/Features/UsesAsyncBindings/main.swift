import Cleanse

struct Engine {}
struct Ship { let engine: Engine }

struct App: RootComponent {
  typealias Scope = Singleton

  static func configure(binder: Binder<Singleton>) {
    binder.bind(Engine.self).sharedInScope().to(asyncFactory: { () async in Engine() })
  }

  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
    bind.to(factory: Ship.init)
  }
}

print(try await AsyncComponentFactory.of(App.self).build())
