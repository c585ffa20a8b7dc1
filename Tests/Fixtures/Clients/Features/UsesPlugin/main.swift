import Cleanse

struct Engine {}
struct Ship { let engine: Engine }

struct Counter: CleanseBindingPlugin {
  func visit(root: any ComponentBinding, errorReporter: CleanseErrorReporter) {
    print(root.subcomponents.map(\.bindings.count))
  }
}

struct App: RootComponent {
  static func configure(binder: Binder<Unscoped>) {
    binder.bind().to(factory: Engine.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> {
    bind.to(factory: Ship.init)
  }
}

print(try ComponentFactory.of(App.self, serviceLoader: CleanseServiceLoader([Counter()])).build())
