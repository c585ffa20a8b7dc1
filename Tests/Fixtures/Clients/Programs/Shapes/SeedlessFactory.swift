import Cleanse

/// An assisted factory without an argument, and without a type that names it.
enum SeedlessFactory {
  struct Row {
    let text: String
  }

  struct Table {
    let rows: Factory<EmptySeed<Row>>
  }

  struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).to(value: "row")
      binder.bindFactory(Row.self).to { (_: Assisted<Void>, text: String) in Row(text: text) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Table>) -> BindingReceipt<Table> {
      bind.to(factory: Table.init)
    }
  }

  static func run() throws {
    print("SeedlessFactory: \(try ComponentFactory.of(App.self).build().rows.build().text)")
  }
}
