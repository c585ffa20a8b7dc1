import Cleanse

/// Helpers that take any binder.
enum BinderHelpers {
  struct Settings {
    let values: [String]
  }

  static func bindDefaults<B: BinderBase>(binder: B) {
    binder.bind(String.self).intoCollection().to(value: "default")
  }

  struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      bindDefaults(binder: binder)
    }

    static func configureRoot(binder bind: ReceiptBinder<Settings>) -> BindingReceipt<Settings> {
      bind.to(factory: Settings.init)
    }
  }

  static func run() throws {
    print("BinderHelpers: \(try ComponentFactory.of(App.self).build().values)")
  }
}
