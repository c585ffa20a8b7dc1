import Cleanse

struct BaseURL {
  let text: String
}

struct CacheModule: Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind().to(value: BaseURL(text: "file:///cache"))
  }
}

struct NetworkModule: Module {
  static func configure(binder: UnscopedBinder) {
    binder.include(module: CacheModule.self)
    binder.bind().to(value: BaseURL(text: "https://example.org"))
  }
}

struct Client {
  let url: BaseURL
}

struct ClientComponent: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.include(module: NetworkModule.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Client>) -> BindingReceipt<Client> {
    bind.to(factory: Client.init)
  }
}
