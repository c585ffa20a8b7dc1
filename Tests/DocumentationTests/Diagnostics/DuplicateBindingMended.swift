import Cleanse

struct CacheURL: Tag {
  typealias Element = BaseURL
}

struct Cache {
  let url: TaggedProvider<CacheURL>
}

struct CachingClient {
  let url: BaseURL
  let cache: Cache
}

struct MendedClient: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.bind().tagged(with: CacheURL.self).to(value: BaseURL(text: "file:///cache"))
    binder.bind().to(value: BaseURL(text: "https://example.org"))
    binder.bind().to(factory: Cache.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<CachingClient>) -> BindingReceipt<CachingClient> {
    bind.to(factory: CachingClient.init)
  }
}
