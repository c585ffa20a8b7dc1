import Cleanse

/// The code of Documentation/OptionalDependencies.md.
enum OptionalDependenciesGuide {
  protocol Analytics: AnyObject {
    func record(_ event: String)
  }

  final class EventLog: Analytics {
    private(set) var events: [String] = []

    func record(_ event: String) { events.append(event) }
  }

  final class Checkout {
    private let analytics: (any Analytics)?

    init(analytics: (any Analytics)?) {
      self.analytics = analytics
    }

    func pay() {
      analytics?.record("paid")
    }
  }

  struct CheckoutModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bindOptional((any Analytics).self)
      binder.bind(Checkout.self).to(factory: Checkout.init)
    }
  }

  struct AnalyticsModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any Analytics).self).sharedInScope().to(factory: EventLog.init)
    }
  }

  struct ShopWindow {
    let checkout: Checkout
    let analytics: (any Analytics)?
    let lazily: Provider<(any Analytics)?>
  }

  struct Shop: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: CheckoutModule.self)
      binder.include(module: AnalyticsModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<ShopWindow>) -> BindingReceipt<ShopWindow> {
      bind.to(factory: ShopWindow.init)
    }
  }

  struct ShopWithoutAnalytics: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: CheckoutModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<ShopWindow>) -> BindingReceipt<ShopWindow> {
      bind.to(factory: ShopWindow.init)
    }
  }

  // MARK: Undeclared

  struct Undeclared: RootComponent {
    static func configure(binder: Binder<Singleton>) {}

    static func configureRoot(binder bind: ReceiptBinder<Checkout>) -> BindingReceipt<Checkout> {
      bind.to(factory: Checkout.init)
    }
  }

  // MARK: Optionals that are bound

  struct User {
    let name: String
  }

  final class Greeter {
    let name: String

    init(user: User?) {
      name = user?.name ?? "guest"
    }
  }

  struct BoundOptional: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(User?.self).to { User(name: "Ada") }
    }

    static func configureRoot(binder bind: ReceiptBinder<Greeter>) -> BindingReceipt<Greeter> {
      bind.to(factory: Greeter.init)
    }
  }

  struct DeclaredTwice: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bindOptional((any Analytics).self)
      binder.bindOptional((any Analytics).self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Ledger>) -> BindingReceipt<Ledger> {
      bind.to(factory: Ledger.init)
    }
  }

  /// Needs the object itself.
  final class Ledger {
    init(analytics: any Analytics) {}
  }

  // MARK: Defaults

  struct CacheLimit {
    let count: Int
  }

  final class Cache {
    let limit: Int

    init(limit: CacheLimit?) {
      self.limit = (limit ?? CacheLimit(count: 100)).count
    }
  }

  struct CacheModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bindOptional(CacheLimit.self)
      binder.bind(Cache.self).sharedInScope().to(factory: Cache.init)
    }
  }

  struct SmallCaches: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: CacheModule.self)
      binder.bind(CacheLimit.self).to(value: CacheLimit(count: 10))
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (cache: Cache) in cache.limit }
    }
  }

  struct DefaultCaches: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: CacheModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
      bind.to { (cache: Cache) in cache.limit }
    }
  }

  // MARK: Subcomponents

  struct GuestScope: Scope {}

  struct GuestComponent: Component {
    static func configure(binder: Binder<GuestScope>) {
      binder.bind((any Analytics).self).sharedInScope().to(factory: EventLog.init)
      binder.bind(Checkout.self).to(factory: Checkout.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<ShopWindow>) -> BindingReceipt<ShopWindow> {
      bind.to(factory: ShopWindow.init)
    }
  }

  struct ShopWithGuests: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: CheckoutModule.self)
      binder.install(dependency: GuestComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Entrance>) -> BindingReceipt<Entrance> {
      bind.to(factory: Entrance.init)
    }
  }

  struct Entrance {
    let window: ShopWindow
    let guests: ComponentFactory<GuestComponent>

    init(
      checkout: Checkout, analytics: (any Analytics)?, lazily: Provider<(any Analytics)?>,
      guests: ComponentFactory<GuestComponent>
    ) {
      window = ShopWindow(checkout: checkout, analytics: analytics, lazily: lazily)
      self.guests = guests
    }
  }
}
