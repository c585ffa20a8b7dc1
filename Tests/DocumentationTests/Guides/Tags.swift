import Cleanse

/// The code of Documentation/Tags.md.
enum TagsGuide {
  struct ImageHost: Tag {
    typealias Element = String
  }

  struct APIHost: Tag {
    typealias Element = String
  }

  final class ImageLoader {
    let host: String

    init(host: TaggedProvider<ImageHost>) {
      self.host = host.get()
    }
  }

  final class API {
    let host: String

    init(host: String) {
      self.host = host
    }
  }

  struct NetworkModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).tagged(with: ImageHost.self).to(value: "images.example.org")
      binder.bind(String.self).tagged(with: APIHost.self).to(value: "api.example.org")
      binder.bind(ImageLoader.self).sharedInScope().to(factory: ImageLoader.init)
      binder.bind(API.self).sharedInScope().to { (host: TaggedProvider<APIHost>) in API(host: host.get()) }
    }
  }

  struct Network {
    let images: ImageLoader
    let api: API
  }

  struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Network>) -> BindingReceipt<Network> {
      bind.to(factory: Network.init)
    }
  }

  // MARK: A type of its own

  struct RetryLimit {
    let count: Int
  }

  // MARK: Seeds

  struct SessionScope: Scope {}

  struct UserID: Tag {
    typealias Element = Int
  }

  struct Session {
    let user: TaggedProvider<UserID>
    let api: API
  }

  struct SessionComponent: Component {
    typealias Seed = TaggedProvider<UserID>

    static func configure(binder: Binder<SessionScope>) {}

    static func configureRoot(binder bind: ReceiptBinder<Session>) -> BindingReceipt<Session> {
      bind.to(factory: Session.init)
    }
  }

  struct Start {
    let sessions: ComponentFactory<SessionComponent>
    let proxy: TaggedProvider<ProxyHost>?
    let limit: RetryLimit
  }

  struct ProxyHost: Tag {
    typealias Element = String
  }

  struct StartComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: NetworkModule.self)
      binder.install(dependency: SessionComponent.self)
      binder.bindOptional(tag: ProxyHost.self)
      binder.bind(RetryLimit.self).to(value: RetryLimit(count: 3))
      binder.accept(.unusedBinding)
    }

    static func configureRoot(binder bind: ReceiptBinder<Start>) -> BindingReceipt<Start> {
      bind.to(factory: Start.init)
    }
  }

  // MARK: Mistakes

  struct BareString: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(String.self).tagged(with: APIHost.self).to(value: "api.example.org")
    }

    static func configureRoot(binder bind: ReceiptBinder<API>) -> BindingReceipt<API> {
      bind.to(factory: API.init)
    }
  }
}
