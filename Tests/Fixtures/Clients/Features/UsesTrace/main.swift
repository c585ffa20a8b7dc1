import Cleanse

struct Engine {}
struct Ship { let engine: Engine }

struct App: RootComponent {
  static func configure(binder: Binder<Unscoped>) {
    binder.bind().to(factory: Engine.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
    bind.to(factory: Ship.init)
  }
}

let trace = CreationTrace()
print(try ComponentFactory.of(App.self, trace: trace).build())
print(trace.entries.count)
