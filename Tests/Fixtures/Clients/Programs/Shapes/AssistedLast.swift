import Cleanse

/// Assisted injection whose argument is the last parameter.
enum AssistedLast {
  struct Row {
    let text: String

    init(prefix: String, number: Assisted<Int>) {
      text = "\(prefix) \(number.get())"
    }
  }

  struct Rows: AssistedFactory {
    typealias Seed = Int
    typealias Element = Row
  }

  struct Table {
    let rows: Factory<Rows>
  }

  struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).to(value: "row")
      binder.bindFactory(Row.self).with(Rows.self).to(factory: Row.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Table>) -> BindingReceipt<Table> {
      bind.to(factory: Table.init)
    }
  }

  static func run() throws {
    print("AssistedLast: \(try ComponentFactory.of(App.self).build().rows.build(3).text)")
  }
}
