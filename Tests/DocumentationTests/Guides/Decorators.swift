import Cleanse

// The code of Documentation/Decorators.md.
enum DecoratorsGuide {
  final class Log {
    var lines: [String] = []
  }

  protocol APIClient: AnyObject {
    func get(_ path: String) -> String
  }

  final class HTTPClient: APIClient {
    func get(_ path: String) -> String { "contents of \(path)" }
  }

  final class LoggingClient: APIClient {
    private let client: any APIClient
    private let log: Log

    init(wrapping client: any APIClient, log: Log) {
      self.client = client
      self.log = log
    }

    func get(_ path: String) -> String {
      log.lines.append("GET \(path)")
      return client.get(path)
    }
  }

  struct LoggingModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Log.self).sharedInScope().to(factory: Log.init)
      binder.decorate((any APIClient).self, with: LoggingClient.init(wrapping:log:))
    }
  }

  struct App: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any APIClient).self).sharedInScope().to(factory: HTTPClient.init)
      binder.include(module: LoggingModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<Browser>) -> BindingReceipt<Browser> {
      bind.to(factory: Browser.init)
    }
  }

  final class Browser {
    let client: any APIClient
    let log: Log

    init(client: any APIClient, log: Log) {
      self.client = client
      self.log = log
    }
  }

  // MARK: Closures, tags and collections

  final class CachingClient: APIClient {
    private let client: any APIClient
    private let cache: Cache

    init(_ client: any APIClient, cache: Cache) {
      self.client = client
      self.cache = cache
    }

    func get(_ path: String) -> String {
      if let known = cache.pages[path] { return known }
      let page = client.get(path)
      cache.pages[path] = page
      return page
    }
  }

  final class Cache {
    var pages: [String: String] = [:]
  }

  struct Host: Cleanse.Tag {
    typealias Element = String
  }

  struct Tab: Equatable {
    let name: String
    var isHidden = false
  }

  struct MoreDecorators: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.decorate((any APIClient).self) { (client: any APIClient, cache: Cache) in
        CachingClient(client, cache: cache)
      }
      binder.decorate(String.self, tag: Host.self) { host in "\(host)/v2" }
      binder.decorate([Tab].self) { tabs in tabs.filter { !$0.isHidden } }
    }
  }

  struct Decorated: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any APIClient).self).sharedInScope().to(factory: HTTPClient.init)
      binder.include(module: LoggingModule.self)
      binder.include(module: MoreDecorators.self)
      binder.bind(Cache.self).sharedInScope().to(factory: Cache.init)
      binder.bind(String.self).tagged(with: Host.self).to(value: "example.org")
      binder.bind(Tab.self).intoCollection().to { Tab(name: "home") }
      binder.bind(Tab.self).intoCollection().to { Tab(name: "debug", isHidden: true) }
    }

    static func configureRoot(binder bind: ReceiptBinder<Screen>) -> BindingReceipt<Screen> {
      bind.to(factory: Screen.init)
    }
  }

  struct Screen {
    let client: any APIClient
    let log: Log
    let host: TaggedProvider<Host>
    let tabs: [Tab]
  }

  // MARK: Tests

  final class RecordingClient: APIClient {
    private let client: any APIClient
    private(set) var paths: [String] = []

    init(_ client: any APIClient) {
      self.client = client
    }

    func get(_ path: String) -> String {
      paths.append(path)
      return client.get(path)
    }
  }

  final class FakeClient: APIClient {
    func get(_ path: String) -> String { "fake" }
  }
}
