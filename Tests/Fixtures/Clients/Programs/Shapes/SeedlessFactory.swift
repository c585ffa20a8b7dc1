#if SEEDLESS_FACTORY
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
        binder.bindFactory(Row.self).to(factory: Row.init)
      }

      static func configureRoot(binder bind: ReceiptBinder<Table>) -> BindingReceipt<Table> {
        bind.to(factory: Table.init)
      }
    }

    static func run() throws {
      print("SeedlessFactory: \(try ComponentFactory.of(App.self).build().rows.build().text)")
    }
  }
#endif
