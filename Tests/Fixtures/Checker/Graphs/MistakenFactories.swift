import Cleanse

// Factories with arguments, and values in the wrong position.

extension Mistakes {
  enum ProductRequested {
    struct ProfilePage {
      init(number: Assisted<Int>) {}
      struct Make: AssistedFactory {
        typealias Element = ProfilePage
        typealias Seed = Int
      }
    }
    struct Screen { let page: ProfilePage }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bindFactory(ProfilePage.self).with(ProfilePage.Make.self).to(factory: ProfilePage.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum UnboundFactory {
    struct ProfilePage {
      init(number: Assisted<Int>) {}
      struct Make: AssistedFactory {
        typealias Element = ProfilePage
        typealias Seed = Int
      }
    }
    struct Screen { let page: Factory<ProfilePage.Make> }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum FactoryBoundAsType {
    struct ProfilePage {
      init(number: Assisted<Int>) {}
      struct Make: AssistedFactory {
        typealias Element = ProfilePage
        typealias Seed = Int
      }
    }
    struct Screen { let page: Factory<ProfilePage.Make> }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) { binder.bind().to(factory: ProfilePage.init) }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum OtherFactory {
    struct Ticket {
      init(number: Assisted<Int>) {}
      struct Make: AssistedFactory {
        typealias Element = Ticket
        typealias Seed = Int
      }
      struct MakeNamed: AssistedFactory {
        typealias Element = Ticket
        typealias Seed = String
      }
    }
    struct Booth { let ticket: Factory<Ticket.MakeNamed> }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bindFactory(Ticket.self).with(Ticket.Make.self).to(factory: Ticket.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Booth>) -> BindingReceipt<Booth> {
        bind.to(factory: Booth.init)
      }
    }
  }

  enum TwoArguments {
    struct Ticket {
      init(number: Assisted<Int>, name: Assisted<String>) {}
      struct Make: AssistedFactory {
        typealias Element = Ticket
        typealias Seed = Int
      }
    }
    struct Booth { let ticket: Factory<Ticket.Make> }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bindFactory(Ticket.self).with(Ticket.Make.self).to(factory: Ticket.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Booth>) -> BindingReceipt<Booth> {
        bind.to(factory: Booth.init)
      }
    }
  }

  enum ElementOfImplementation {
    protocol Plugin {}
    struct SearchPlugin: Plugin {}
    struct Editor { let plugins: [any Plugin] }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bind(SearchPlugin.self).intoCollection().to(factory: SearchPlugin.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Editor>) -> BindingReceipt<Editor> {
        bind.to(factory: Editor.init)
      }
    }
  }

  enum StrayElement {
    protocol Plugin {}
    struct SearchPlugin: Plugin {}
    struct PrintPlugin: Plugin {}
    struct Editor { let plugins: [any Plugin] }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bind((any Plugin).self).intoCollection().to { PrintPlugin() }
        binder.bind(SearchPlugin.self).intoCollection().to(factory: SearchPlugin.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Editor>) -> BindingReceipt<Editor> {
        bind.to(factory: Editor.init)
      }
    }
  }

  enum StrayKey {
    protocol Handler {}
    struct Home: Handler {}
    struct Help: Handler {}
    struct Router { let handlers: [String: any Handler] }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bind((any Handler).self).intoDictionary(key: "home").to { Home() }
        binder.bind((any Handler).self).intoDictionary(key: 404).to { Help() }
      }
      static func configureRoot(binder bind: ReceiptBinder<Router>) -> BindingReceipt<Router> {
        bind.to(factory: Router.init)
      }
    }
  }

  enum WrongKey {
    protocol Handler {}
    struct Home: Handler {}
    struct Router { let handlers: [String: any Handler] }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bind((any Handler).self).intoDictionary(key: 1).to { Home() }
      }
      static func configureRoot(binder bind: ReceiptBinder<Router>) -> BindingReceipt<Router> {
        bind.to(factory: Router.init)
      }
    }
  }

  enum RepeatedKey {
    protocol Handler {}
    struct Home: Handler {}
    struct Help: Handler {}
    struct Router { let handlers: [String: any Handler] }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bind((any Handler).self).intoDictionary(key: "home").to { Home() }
        binder.bind((any Handler).self).intoDictionary(key: "home").to { Help() }
      }
      static func configureRoot(binder bind: ReceiptBinder<Router>) -> BindingReceipt<Router> {
        bind.to(factory: Router.init)
      }
    }
  }

  enum EmptyCollection {
    protocol Plugin {}
    struct Editor { let plugins: [any Plugin] }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Editor>) -> BindingReceipt<Editor> {
        bind.to(factory: Editor.init)
      }
    }
  }

  enum EmptyDictionary {
    struct Setting {}
    struct Editor { let settings: [String: Setting] }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Editor>) -> BindingReceipt<Editor> {
        bind.to(factory: Editor.init)
      }
    }
  }

  enum ElementBoundAlone {
    struct Rule {}
    struct Filter { let rules: [Rule] }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) { binder.bind().to(factory: Rule.init) }
      static func configureRoot(binder bind: ReceiptBinder<Filter>) -> BindingReceipt<Filter> {
        bind.to(factory: Filter.init)
      }
    }
  }

  enum SetForArray {
    struct Rule: Hashable {}
    struct Filter { let rules: [Rule] }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) { binder.bind(Rule.self).intoSet().to(factory: Rule.init) }
      static func configureRoot(binder bind: ReceiptBinder<Filter>) -> BindingReceipt<Filter> {
        bind.to(factory: Filter.init)
      }
    }
  }

  enum ElementRequested {
    struct Rule {}
    struct Filter { let rule: Rule }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) { binder.bind(Rule.self).intoCollection().to(factory: Rule.init) }
      static func configureRoot(binder bind: ReceiptBinder<Filter>) -> BindingReceipt<Filter> {
        bind.to(factory: Filter.init)
      }
    }
  }

  enum CollectionBesideBinding {
    struct Rule {}
    struct Filter { let rules: [Rule] }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bind([Rule].self).to(value: [Rule()])
        binder.bind(Rule.self).intoCollection().to(factory: Rule.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Filter>) -> BindingReceipt<Filter> {
        bind.to(factory: Filter.init)
      }
    }
  }
}
