import Cleanse

/// Mistakes that users make in the second hour, one for each graph. `SecondHourTests` has the reports of each.
enum Mistakes {}

// Requested types are not bound, or not in this form.

extension Mistakes {
  enum ForgottenBinding {
    struct Clock {}
    struct Alarm { let clock: Clock }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {}
      static func configureRoot(binder bind: ReceiptBinder<Alarm>) -> BindingReceipt<Alarm> {
        bind.to(factory: Alarm.init)
      }
    }
  }

  enum ForgottenChain {
    struct Cable {}
    struct Plug { let cable: Cable }
    struct Lamp { let plug: Plug }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {}
      static func configureRoot(binder bind: ReceiptBinder<Lamp>) -> BindingReceipt<Lamp> {
        bind.to(factory: Lamp.init)
      }
    }
  }

  enum WrongTag {
    struct Primary: Cleanse.Tag { typealias Element = String }
    struct Secondary: Cleanse.Tag { typealias Element = String }
    struct Database { let url: TaggedProvider<Primary> }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bind().tagged(with: Secondary.self).to(value: "sqlite:")
      }
      static func configureRoot(binder bind: ReceiptBinder<Database>) -> BindingReceipt<Database> {
        bind.to(factory: Database.init)
      }
    }
  }

  enum ForgottenTag {
    struct Host: Cleanse.Tag { typealias Element = String }
    struct Client { let host: TaggedProvider<Host> }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) { binder.bind(String.self).to(value: "localhost") }
      static func configureRoot(binder bind: ReceiptBinder<Client>) -> BindingReceipt<Client> {
        bind.to(factory: Client.init)
      }
    }
  }

  enum UntaggedRequest {
    struct Host: Cleanse.Tag { typealias Element = String }
    struct Client { let host: String }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bind().tagged(with: Host.self).to(value: "localhost")
      }
      static func configureRoot(binder bind: ReceiptBinder<Client>) -> BindingReceipt<Client> {
        bind.to(factory: Client.init)
      }
    }
  }

  enum TagItself {
    struct BaseURL: Cleanse.Tag { typealias Element = String }
    struct Client { let url: BaseURL }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bind().tagged(with: BaseURL.self).to(value: "https://example.org")
      }
      static func configureRoot(binder bind: ReceiptBinder<Client>) -> BindingReceipt<Client> {
        bind.to(factory: Client.init)
      }
    }
  }

  enum CollectionOfTag {
    struct BaseURL: Cleanse.Tag { typealias Element = String }
    struct Client { let urls: [BaseURL] }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bind().tagged(with: BaseURL.self).to(value: "https://example.org")
      }
      static func configureRoot(binder bind: ReceiptBinder<Client>) -> BindingReceipt<Client> {
        bind.to(factory: Client.init)
      }
    }
  }

  enum ProviderOfTag {
    struct BaseURL: Cleanse.Tag { typealias Element = String }
    struct Client { let url: Provider<BaseURL> }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bind().tagged(with: BaseURL.self).to(value: "https://example.org")
      }
      static func configureRoot(binder bind: ReceiptBinder<Client>) -> BindingReceipt<Client> {
        bind.to(factory: Client.init)
      }
    }
  }

  enum ForgottenProtocol {
    protocol Storage {}
    final class DiskStorage: Storage {}
    struct Notebook { let storage: any Storage }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind().sharedInScope().to(factory: DiskStorage.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Notebook>) -> BindingReceipt<Notebook> {
        bind.to(factory: Notebook.init)
      }
    }
  }

  enum ForgottenSuperclass {
    class Logger {}
    final class FileLogger: Logger {}
    struct Server { let logger: Logger }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind().sharedInScope().to(factory: FileLogger.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
        bind.to(factory: Server.init)
      }
    }
  }

  enum ImplementationRequested {
    protocol Storage {}
    final class DiskStorage: Storage {}
    struct Notebook { let storage: DiskStorage }
    struct App: RootComponent {
      static func configure(binder: Binder<Singleton>) {
        binder.bind((any Storage).self).sharedInScope().to { DiskStorage() }
      }
      static func configureRoot(binder bind: ReceiptBinder<Notebook>) -> BindingReceipt<Notebook> {
        bind.to(factory: Notebook.init)
      }
    }
  }

  enum UndeclaredOptional {
    struct Coupon {}
    struct Basket { let coupon: Coupon? }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Basket>) -> BindingReceipt<Basket> {
        bind.to(factory: Basket.init)
      }
    }
  }

  enum OptionalBound {
    struct Coupon {}
    struct Basket { let coupon: Coupon }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) { binder.bind(Coupon?.self).to { Coupon() } }
      static func configureRoot(binder bind: ReceiptBinder<Basket>) -> BindingReceipt<Basket> {
        bind.to(factory: Basket.init)
      }
    }
  }

  enum ProviderOfUnbound {
    struct Parser {}
    struct Importer { let parser: Provider<Parser> }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Importer>) -> BindingReceipt<Importer> {
        bind.to(factory: Importer.init)
      }
    }
  }

  enum ClosureOfUnbound {
    struct Parser {}
    struct Importer { let parser: () -> Parser }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Importer>) -> BindingReceipt<Importer> {
        bind.to(factory: Importer.init)
      }
    }
  }

  enum ClosureWithArgument {
    struct Page {}
    struct Book { let page: (Int) -> Page }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) { binder.bind().to(factory: Page.init) }
      static func configureRoot(binder bind: ReceiptBinder<Book>) -> BindingReceipt<Book> {
        bind.to(factory: Book.init)
      }
    }
  }

  enum ClosureForFactory {
    struct Page {
      init(number: Assisted<Int>) {}
      struct Make: AssistedFactory {
        typealias Element = Page
        typealias Seed = Int
      }
    }
    struct Book { let page: (Int) -> Page }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bindFactory(Page.self).with(Page.Make.self).to(factory: Page.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Book>) -> BindingReceipt<Book> {
        bind.to(factory: Book.init)
      }
    }
  }

  enum DefaultArgument {
    struct Client { init(host: String, timeout: Int = 30) {} }
    struct Feed { let client: Client }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) { binder.bind(String.self).to(value: "localhost") }
      static func configureRoot(binder bind: ReceiptBinder<Feed>) -> BindingReceipt<Feed> {
        bind.to(factory: Feed.init)
      }
    }
  }

  enum PrivateInitializer {
    final class Session: Sendable {
      static let current = Session()
      private init() {}
    }
    struct Screen { let session: Session }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum FailableInitializer {
    struct Sensor { init?(pin: Pin) { nil } }
    struct Pin {}
    struct Screen { let sensor: Sensor }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum ThrowingInitializer {
    struct Archive: Sendable { init() throws {} }
    struct Screen { let archive: Archive }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum MisspelledType {
    struct ProfileStore {}
    struct ProfilesStore {}
    struct Screen { let store: ProfileStore }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) { binder.bind().to(factory: ProfilesStore.init) }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum Namesake {
    enum Network { struct Configuration {} }
    enum Storage { struct Configuration {} }
    struct Screen { let configuration: Network.Configuration }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) { binder.bind().to(factory: Storage.Configuration.init) }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum OtherGenericArgument {
    struct User {}
    struct Account {}
    struct Repository<Element> {}
    struct Screen { let users: Repository<User> }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bind(Repository<Account>.self).to(factory: Repository.init)
      }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum SuperclassInjector {
    class View {}
    final class ProfileView: View { var name = "" }
    struct Screen { let injector: PropertyInjector<ProfileView> }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) {
        binder.bind().to(value: "")
        binder.bindPropertyInjectionOf(View.self).to { (_: View, _: String) in }
      }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum ForgottenInjector {
    final class ProfileView { var name = "" }
    struct Screen { let injector: PropertyInjector<ProfileView> }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) { binder.bind().to(value: "") }
      static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
        bind.to(factory: Screen.init)
      }
    }
  }

  enum WrongImplementation {
    protocol Storage {}
    struct Disk {}
    struct Notebook { let storage: any Storage }
    struct App: RootComponent {
      static func configure(binder: UnscopedBinder) { binder.bind().to(factory: Disk.init) }
      static func configureRoot(binder bind: ReceiptBinder<Notebook>) -> BindingReceipt<Notebook> {
        bind.to(factory: Notebook.init)
      }
    }
  }
}
