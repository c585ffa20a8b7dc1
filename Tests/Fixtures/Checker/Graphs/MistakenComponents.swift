import CheckerLibrary
import Cleanse

// Modules, components, scopes and seeds.

extension Mistakes {
  struct Session: Scope {}

  enum ForgottenModule {
    struct Clock {}
    struct Alarm { let clock: Clock }
    struct ClockModule: Module {
      static func configure(binder: UnscopedBinder) { binder.bind().to(factory: Clock.init) }
    }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Alarm>) -> BindingReceipt<Alarm> {
        bind.to(factory: Alarm.init)
      }
    }
  }

  enum ForgottenLargeModule {
    struct Clock { init(zone: Zone) {} }
    struct Zone {}
    struct Bell { private init() {}; static let large = Bell() }
    struct Alarm { let clock: Clock, bell: Bell }
    struct ClockModule: Module {
      static func configure(binder: UnscopedBinder) {
        binder.bind().to(factory: Clock.init)
        binder.bind().to(factory: Zone.init)
        binder.bind().to(value: Bell.large)
      }
    }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Alarm>) -> BindingReceipt<Alarm> {
        bind.to(factory: Alarm.init)
      }
    }
  }

  enum ModuleOfSubcomponent {
    struct Clock {}
    struct ClockModule: Module {
      static func configure(binder: UnscopedBinder) { binder.bind().to(factory: Clock.init) }
    }
    struct Night: Component {
      static func configure(binder: UnscopedBinder) { binder.include(module: ClockModule.self) }
      static func configureRoot(binder bind: ReceiptBinder<Dream>) -> BindingReceipt<Dream> {
        bind.to(factory: Dream.init)
      }
    }
    struct Dream { let clock: Clock }
    struct Day { let clock: Clock, night: ComponentFactory<Night> }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.install(dependency: Night.self) }
      static func configureRoot(binder bind: ReceiptBinder<Day>) -> BindingReceipt<Day> { bind.to(factory: Day.init) }
    }
  }

  enum ForgottenSubcomponent {
    struct Dream {}
    struct Night: Component {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Dream>) -> BindingReceipt<Dream> {
        bind.to(factory: Dream.init)
      }
    }
    struct Day { let night: ComponentFactory<Night> }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {}
      static func configureRoot(binder bind: ReceiptBinder<Day>) -> BindingReceipt<Day> { bind.to(factory: Day.init) }
    }
  }

  enum RootRequested {
    struct Dream {}
    struct Night: Component {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Dream>) -> BindingReceipt<Dream> {
        bind.to(factory: Dream.init)
      }
    }
    struct Day { let dream: Dream }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.install(dependency: Night.self) }
      static func configureRoot(binder bind: ReceiptBinder<Day>) -> BindingReceipt<Day> { bind.to(factory: Day.init) }
    }
  }

  enum SeedRequested {
    struct User {}
    struct Profile { let user: User }
    struct Account: Component {
      typealias Seed = User
      static func configure(binder: Binder<Session>) {}
      static func configureRoot(binder bind: ReceiptBinder<Profile>) -> BindingReceipt<Profile> {
        bind.to(factory: Profile.init)
      }
    }
    struct Badge { let user: User }
    struct Home { let badge: Badge, account: ComponentFactory<Account> }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.install(dependency: Account.self)
        binder.bind().to(factory: Badge.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Home>) -> BindingReceipt<Home> {
        bind.to(factory: Home.init)
      }
    }
  }

  enum SeedRequestedByRoot {
    struct User {}
    struct Profile { let user: User }
    struct Account: Component {
      typealias Seed = User
      static func configure(binder: Binder<Session>) {}
      static func configureRoot(binder bind: ReceiptBinder<Profile>) -> BindingReceipt<Profile> {
        bind.to(factory: Profile.init)
      }
    }
    struct Home { let user: User, account: ComponentFactory<Account> }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.install(dependency: Account.self) }
      static func configureRoot(binder bind: ReceiptBinder<Home>) -> BindingReceipt<Home> {
        bind.to(factory: Home.init)
      }
    }
  }

  enum WrongSeed {
    struct User { private init() {} }
    struct UserID {}
    struct Profile { let user: User }
    struct Account: Component {
      typealias Seed = UserID
      static func configure(binder: Binder<Session>) {}
      static func configureRoot(binder bind: ReceiptBinder<Profile>) -> BindingReceipt<Profile> {
        bind.to(factory: Profile.init)
      }
    }
    struct Home { let account: ComponentFactory<Account> }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.install(dependency: Account.self) }
      static func configureRoot(binder bind: ReceiptBinder<Home>) -> BindingReceipt<Home> {
        bind.to(factory: Home.init)
      }
    }
  }

  enum UnusedSeed {
    struct UserID {}
    struct Profile {}
    struct Account: Component {
      typealias Seed = UserID
      static func configure(binder: Binder<Session>) {}
      static func configureRoot(binder bind: ReceiptBinder<Profile>) -> BindingReceipt<Profile> {
        bind.to(factory: Profile.init)
      }
    }
    struct Home { let account: ComponentFactory<Account> }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.install(dependency: Account.self) }
      static func configureRoot(binder bind: ReceiptBinder<Home>) -> BindingReceipt<Home> {
        bind.to(factory: Home.init)
      }
    }
  }

  enum BoundInSibling {
    struct Cart {}
    struct CartScreen { let cart: Cart }
    struct Menu { let cart: Cart }
    struct Checkout: Component {
      static func configure(binder: Binder<Session>) { binder.bind().sharedInScope().to(factory: Cart.init) }
      static func configureRoot(binder bind: ReceiptBinder<CartScreen>) -> BindingReceipt<CartScreen> {
        bind.to(factory: CartScreen.init)
      }
    }
    struct Navigation: Component {
      static func configure(binder: Binder<Session>) {}
      static func configureRoot(binder bind: ReceiptBinder<Menu>) -> BindingReceipt<Menu> {
        bind.to(factory: Menu.init)
      }
    }
    struct Home { let checkout: ComponentFactory<Checkout>, navigation: ComponentFactory<Navigation> }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.install(dependency: Checkout.self)
        binder.install(dependency: Navigation.self)
      }
      static func configureRoot(binder bind: ReceiptBinder<Home>) -> BindingReceipt<Home> {
        bind.to(factory: Home.init)
      }
    }
  }

  enum BoundBelow {
    struct Cart {}
    struct CartScreen { let cart: Cart }
    struct Checkout: Component {
      static func configure(binder: Binder<Session>) { binder.bind().sharedInScope().to(factory: Cart.init) }
      static func configureRoot(binder bind: ReceiptBinder<CartScreen>) -> BindingReceipt<CartScreen> {
        bind.to(factory: CartScreen.init)
      }
    }
    struct Home { let checkout: ComponentFactory<Checkout>, cart: Cart }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.install(dependency: Checkout.self) }
      static func configureRoot(binder bind: ReceiptBinder<Home>) -> BindingReceipt<Home> {
        bind.to(factory: Home.init)
      }
    }
  }

  enum SameScope {
    struct Cart {}
    struct Checkout: Component {
      static func configure(binder: Binder<Singleton>) {}
      static func configureRoot(binder bind: ReceiptBinder<Cart>) -> BindingReceipt<Cart> {
        bind.to(factory: Cart.init)
      }
    }
    struct Home { let checkout: ComponentFactory<Checkout> }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.install(dependency: Checkout.self) }
      static func configureRoot(binder bind: ReceiptBinder<Home>) -> BindingReceipt<Home> {
        bind.to(factory: Home.init)
      }
    }
  }

  enum OwnInstallation {
    struct Folder { let inner: ComponentFactory<Inside> }
    struct Inside: Component {
      static func configure(binder: UnscopedBinder) { binder.install(dependency: Inside.self) }
      static func configureRoot(binder bind: ReceiptBinder<Folder>) -> BindingReceipt<Folder> {
        bind.to(factory: Folder.init)
      }
    }
    struct Desktop { let folder: ComponentFactory<Inside> }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.install(dependency: Inside.self) }
      static func configureRoot(binder bind: ReceiptBinder<Desktop>) -> BindingReceipt<Desktop> {
        bind.to(factory: Desktop.init)
      }
    }
  }

  enum HiddenBinding {
    struct Theme {}
    struct Dialog { let theme: Theme }
    struct Popup: Component {
      static func configure(binder: Binder<Session>) { binder.bind().to(factory: Theme.init) }
      static func configureRoot(binder bind: ReceiptBinder<Dialog>) -> BindingReceipt<Dialog> {
        bind.to(factory: Dialog.init)
      }
    }
    struct Window { let theme: Theme, popup: ComponentFactory<Popup> }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind().to(factory: Theme.init)
        binder.install(dependency: Popup.self)
      }
      static func configureRoot(binder bind: ReceiptBinder<Window>) -> BindingReceipt<Window> {
        bind.to(factory: Window.init)
      }
    }
  }

  enum KeptFactory {
    struct Dialog { let window: Window }
    struct Popup: Component {
      static func configure(binder: Binder<Session>) {}
      static func configureRoot(binder bind: ReceiptBinder<Dialog>) -> BindingReceipt<Dialog> {
        bind.to(factory: Dialog.init)
      }
    }
    final class Window {
      let popup: ComponentFactory<Popup>
      init(popup: ComponentFactory<Popup>) { self.popup = popup }
    }
    struct Screen { let window: Window }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind().sharedInScope().to(factory: Window.init)
        binder.install(dependency: Popup.self)
      }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum RootBoundToo {
    struct Window {}
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.bind().to(factory: Window.init) }
      static func configureRoot(binder bind: ReceiptBinder<Window>) -> BindingReceipt<Window> {
        bind.to(factory: Window.init)
      }
    }
  }

  enum SynchronousRequest {
    struct Dialog: Sendable { let database: Database }
    final class Database: Sendable {}
    struct Popup: Component {
      static func configure(binder: Binder<Session>) {
        binder.bind().sharedInScope().to(asyncFactory: { () async in Database() })
      }
      static func configureRoot(binder bind: ReceiptBinder<Dialog>) -> BindingReceipt<Dialog> {
        bind.to(factory: Dialog.init)
      }
    }
    struct Window { let popup: ComponentFactory<Popup> }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.install(dependency: Popup.self) }
      static func configureRoot(binder bind: ReceiptBinder<Window>) -> BindingReceipt<Window> {
        bind.to(factory: Window.init)
      }
    }
  }

  enum InternalOfLibrary {
    struct Dashboard { let gauge: LibraryGauge, needle: LibraryNeedle }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) { binder.include(module: LibraryGaugeModule.self) }
      static func configureRoot(binder bind: ReceiptBinder<Dashboard>) -> BindingReceipt<Dashboard> {
        bind.to(factory: Dashboard.init)
      }
    }
  }

  enum UnsharedRequest {
    final class Cache: Sendable {}
    struct Reader { let cache: SendableProvider<Cache> }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) { binder.bind().to(factory: Cache.init) }
      static func configureRoot(binder bind: ReceiptBinder<Reader>) -> BindingReceipt<Reader> {
        bind.to(factory: Reader.init)
      }
    }
  }
}
