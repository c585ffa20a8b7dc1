import Cleanse

// The code of Documentation/PrivateBindings.md.
enum PrivateBindingsGuide {
  final class Session {
    let cacheSize: Int

    init(cacheSize: Int) {
      self.cacheSize = cacheSize
    }
  }

  final class APIClient {
    let session: Session

    init(session: Session) {
      self.session = session
    }
  }

  final class ImageLoader {
    let session: Session

    init(session: Session) {
      self.session = session
    }
  }

  // MARK: One session for each module

  struct NetworkModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).visible(in: .module).sharedInScope().to { Session(cacheSize: 0) }
      binder.bind(APIClient.self).sharedInScope().to(factory: APIClient.init)
    }
  }

  struct ImagesModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Session.self).visible(in: .module).sharedInScope().to { Session(cacheSize: 100) }
      binder.bind(ImageLoader.self).sharedInScope().to(factory: ImageLoader.init)
    }
  }

  struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
      binder.include(module: ImagesModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
      bind.to(factory: Screen.init)
    }
  }

  struct Screen {
    let client: APIClient
    let images: ImageLoader
  }

  // MARK: A binding that subcomponents do not see

  final class Database {}

  final class UserStore {
    init(database: Database) {}
  }

  struct StorageModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Database.self).visible(in: .component).sharedInScope().to(factory: Database.init)
      binder.bind(UserStore.self).sharedInScope().to(factory: UserStore.init)
    }
  }

  struct Storing: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: StorageModule.self)
      binder.install(dependency: Profile.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }

    struct Root {
      let database: Database
      let store: UserStore
      let profile: ComponentFactory<Profile>
    }
  }

  struct Profile: Component {
    static func configure(binder: UnscopedBinder) {
      binder.bindOptional(Database.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (database: Database?, _: UserStore) in database == nil }
    }
  }
}
