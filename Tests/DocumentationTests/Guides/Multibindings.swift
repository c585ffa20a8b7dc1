import Cleanse

/// The code of Documentation/Multibindings.md.
enum MultibindingsGuide {
  protocol LinkHandler {
    func screen(for path: String) -> String?
  }

  struct ProductLinks: LinkHandler {
    func screen(for path: String) -> String? { path.hasPrefix("/products/") ? "product" : nil }
  }

  struct HelpLinks: LinkHandler {
    func screen(for path: String) -> String? { path == "/help" ? "help" : nil }
  }

  struct ProductModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any LinkHandler).self).intoCollection().to(factory: ProductLinks.init)
    }
  }

  struct HelpModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any LinkHandler).self).intoCollection().to(factory: HelpLinks.init)
    }
  }

  struct Router {
    let handlers: [any LinkHandler]

    func screen(for path: String) -> String {
      for handler in handlers {
        if let screen = handler.screen(for: path) { return screen }
      }
      return "not found"
    }
  }

  struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: ProductModule.self)
      binder.include(module: HelpModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Router>) -> BindingReceipt<Router> {
      bind.to(factory: Router.init)
    }
  }

  // MARK: Kinds

  struct Settings {
    let titles: [String]
    let languages: Set<String>
    let limits: [Endpoint: Int]
    let experiments: [Experiment]
    let hosts: TaggedProvider<Hosts>
  }

  enum Endpoint { case search, upload }

  final class Experiment {
    let name: String

    init(name: String) {
      self.name = name
    }
  }

  struct Hosts: Tag {
    typealias Element = [String]
  }

  struct SettingsModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).intoCollection().to(value: "General")
      binder.bind(String.self).intoCollection().to(value: ["Privacy", "About"])
      binder.bind(String.self).intoSet().to(value: ["en", "de"])
      binder.bind(Int.self).intoDictionary(key: Endpoint.search).to(value: 20)
      binder.bind(Int.self).intoDictionary(key: Endpoint.upload).to(value: 3)
      binder.bind(String.self).intoCollection().tagged(with: Hosts.self).to(value: "example.org")
      binder.bind(Experiment.self).intoCollection().sharedInScope().to { Experiment(name: "new checkout") }
      binder.bind(Experiment.self).intoCollection().to { Experiment(name: "dark icons") }
    }
  }

  struct SettingsScreen {
    let settings: Provider<Settings>
  }

  struct SettingsComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: SettingsModule.self)
      binder.bind().to(factory: Settings.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<SettingsScreen>) -> BindingReceipt<SettingsScreen> {
      bind.to(factory: SettingsScreen.init)
    }
  }

  // MARK: Empty collections

  struct RouterModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.declareCollection(of: (any LinkHandler).self)
      binder.bind(Router.self).sharedInScope().to(factory: Router.init)
    }
  }

  struct EmptyApp: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: RouterModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<String>) -> BindingReceipt<String> {
      bind.to { (router: Router) in router.screen(for: "/help") }
    }
  }

  /// Without the declaration.
  struct UndeclaredApp: RootComponent {
    static func configure(binder: Binder<Singleton>) {}

    static func configureRoot(binder bind: ReceiptBinder<Router>) -> BindingReceipt<Router> {
      bind.to(factory: Router.init)
    }
  }

  // MARK: Subcomponents

  struct SessionScope: Scope {}

  struct AccountLinks: LinkHandler {
    func screen(for path: String) -> String? { path == "/help" ? "help for customers" : nil }
  }

  struct SessionComponent: Component {
    static func configure(binder: Binder<SessionScope>) {
      binder.bind((any LinkHandler).self).intoCollection().to(factory: AccountLinks.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Router>) -> BindingReceipt<Router> {
      bind.to(factory: Router.init)
    }
  }

  struct Routers {
    let app: Router
    let session: ComponentFactory<SessionComponent>
  }

  struct AppWithSessions: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: ProductModule.self)
      binder.include(module: HelpModule.self)
      binder.bind().to(factory: Router.init)
      binder.install(dependency: SessionComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Routers>) -> BindingReceipt<Routers> {
      bind.to(factory: Routers.init)
    }
  }

  // MARK: Order

  struct Middleware: Equatable {
    let name: String
  }

  struct RoutingModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Middleware.self).intoCollection(order: .last).to { Middleware(name: "routing") }
    }
  }

  struct SecurityModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Middleware.self).intoCollection(order: 10).to { Middleware(name: "authentication") }
      binder.bind(Middleware.self).intoCollection().to { Middleware(name: "headers") }
    }
  }

  struct TracingModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Middleware.self).intoCollection(order: .first).to { Middleware(name: "tracing") }
    }
  }

  struct Server: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: RoutingModule.self)
      binder.include(module: SecurityModule.self)
      binder.include(module: TracingModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
      bind.to { (chain: [Middleware]) in chain.map(\.name) }
    }
  }

  // MARK: Mistakes

  struct CollectionBesideContribution: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind([any LinkHandler].self).to(value: [HelpLinks()])
      binder.include(module: ProductModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Router>) -> BindingReceipt<Router> {
      bind.to(factory: Router.init)
    }
  }

  struct KeyTwice: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int.self).intoDictionary(key: Endpoint.search).to(value: 20)
      binder.bind(Int.self).intoDictionary(key: Endpoint.search).to(value: 30)
    }

    static func configureRoot(binder bind: ReceiptBinder<Limits>) -> BindingReceipt<Limits> {
      bind.to(factory: Limits.init)
    }
  }

  struct Limits {
    let limits: [Endpoint: Int]
  }

  // MARK: Tests

  struct FakeLinks: LinkHandler {
    func screen(for path: String) -> String? { "fake" }
  }

  struct FakeLinksModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any LinkHandler).self).intoCollection().to(factory: FakeLinks.init)
    }
  }
}
