import Cleanse

struct Engine {}
struct Ship { let engine: Engine }

struct App: RootComponent {
  typealias Scope = Singleton

  static func configure(binder: Binder<Singleton>) {
    binder.bind(Engine.self).sharedInScope().onStart { print("start", $0) }.onStop { print("stop", $0) }
      .to(factory: Engine.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
    bind.to(factory: Ship.init)
  }
}

let instance = try ComponentFactory.of(App.self).instantiate()
try await instance.run {}
