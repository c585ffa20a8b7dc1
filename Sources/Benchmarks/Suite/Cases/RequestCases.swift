import BenchmarkHarness
import Cleanse
import Dispatch

/// The objects of a request, built from a seed on any thread, and released.
enum RequestCases {
  static var all: [BenchmarkCase] {
    [request, instance, twoThreads]
  }

  private static var request: BenchmarkCase {
    BenchmarkCase("request", operation: "request") {
      let server = try ComponentFactory.of(ServerComponent.self).build()
      return [
        Contender("Cleanse") { count in
          for number in 0..<count { use(server.requests.build(RequestSeed(number: number, user: "ada"))) }
        },
        byHand(server),
      ]
    }
  }

  /// The instance that lifecycle hooks need.
  private static var instance: BenchmarkCase {
    BenchmarkCase("request-instance", operation: "request") {
      let server = try ComponentFactory.of(ServerComponent.self).build()
      return [
        Contender("Cleanse") { count in
          for number in 0..<count { use(server.requests.instantiate(RequestSeed(number: number, user: "ada")).root) }
        },
        byHand(server),
      ]
    }
  }

  private static var twoThreads: BenchmarkCase {
    BenchmarkCase("request-two-threads", operation: "request", clock: .process, isInShortMode: false) {
      let server = try ComponentFactory.of(ServerComponent.self).build()
      let (requests, database, metrics) = (server.requests, server.database, server.metrics)
      return [
        Contender("two threads", operations: 2) { count in
          DispatchQueue.concurrentPerform(iterations: 2) { _ in
            for number in 0..<count { use(requests.build(RequestSeed(number: number, user: "ada"))) }
          }
        },
        Contender("one thread") { count in
          for number in 0..<count { use(requests.build(RequestSeed(number: number, user: "ada"))) }
        },
        Contender("by hand", operations: 2) { count in
          DispatchQueue.concurrentPerform(iterations: 2) { _ in
            for number in 0..<count {
              use(makeHandlerByHand(RequestSeed(number: number, user: "ada"), database, metrics))
            }
          }
        },
      ]
    }
  }

  private static func byHand(_ server: Server) -> Contender {
    Contender("by hand") { count in
      for number in 0..<count {
        use(makeHandlerByHand(RequestSeed(number: number, user: "ada"), server.database, server.metrics))
      }
    }
  }
}

// MARK: The server

private final class Database: Sendable {}

private final class Metrics: Sendable {}

private struct Server {
  let requests: SendableComponentFactory<RequestComponent>
  let database: Database
  let metrics: Metrics
}

private struct ServerComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Database.self).sharedInScope().sendable().to(factory: Database.init)
    binder.bind(Metrics.self).sharedInScope().sendable().to(factory: Metrics.init)
    binder.install(dependency: RequestComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
    bind.to(factory: Server.init)
  }
}

// MARK: A request: ten objects, of which four are shared

private struct RequestScope: Scope {}

private struct RequestSeed: Sendable {
  let number: Int
  let user: String
}

private final class RequestLog {
  private let number: Int

  init(seed: RequestSeed) {
    number = seed.number
  }
}

private final class Transaction {
  private let database: Database
  private let log: RequestLog

  init(database: Database, log: RequestLog) {
    self.database = database
    self.log = log
  }
}

private final class UserStore {
  private let transaction: Transaction

  init(transaction: Transaction) {
    self.transaction = transaction
  }
}

private final class ItemStore {
  private let transaction: Transaction

  init(transaction: Transaction) {
    self.transaction = transaction
  }
}

private final class OrderStore {
  private let transaction: Transaction
  private let items: ItemStore

  init(transaction: Transaction, items: ItemStore) {
    self.transaction = transaction
    self.items = items
  }
}

private final class Session {
  private let user: String
  private let users: UserStore

  init(seed: RequestSeed, users: UserStore) {
    user = seed.user
    self.users = users
  }
}

private final class Permissions {
  private let session: Session

  init(session: Session) {
    self.session = session
  }
}

private final class Audit {
  private let log: RequestLog
  private let session: Session

  init(log: RequestLog, session: Session) {
    self.log = log
    self.session = session
  }
}

private final class OrderService {
  private let orders: OrderStore
  private let permissions: Permissions
  private let audit: Audit

  init(orders: OrderStore, permissions: Permissions, audit: Audit) {
    self.orders = orders
    self.permissions = permissions
    self.audit = audit
  }
}

private final class Handler {
  private let service: OrderService
  private let permissions: Permissions
  private let metrics: Metrics

  init(service: OrderService, permissions: Permissions, metrics: Metrics) {
    self.service = service
    self.permissions = permissions
    self.metrics = metrics
  }
}

private struct RequestComponent: Component {
  typealias Root = Handler
  typealias Seed = RequestSeed

  static func configure(binder: Binder<RequestScope>) {
    binder.bind(RequestLog.self).sharedInScope().to(factory: RequestLog.init)
    binder.bind(Transaction.self).sharedInScope().to(factory: Transaction.init)
    binder.bind(UserStore.self).to(factory: UserStore.init)
    binder.bind(ItemStore.self).to(factory: ItemStore.init)
    binder.bind(OrderStore.self).to(factory: OrderStore.init)
    binder.bind(Session.self).sharedInScope().to(factory: Session.init)
    binder.bind(Permissions.self).sharedInScope().to(factory: Permissions.init)
    binder.bind(Audit.self).to(factory: Audit.init)
    binder.bind(OrderService.self).to(factory: OrderService.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<Handler>) -> BindingReceipt<Handler> {
    bind.to(factory: Handler.init)
  }
}

/// Not inlined, as in another module.
@inline(never)
private func makeHandlerByHand(_ seed: RequestSeed, _ database: Database, _ metrics: Metrics) -> Handler {
  let log = RequestLog(seed: seed)
  let transaction = Transaction(database: database, log: log)
  let session = Session(seed: seed, users: UserStore(transaction: transaction))
  let permissions = Permissions(session: session)
  let orders = OrderStore(transaction: transaction, items: ItemStore(transaction: transaction))
  let audit = Audit(log: log, session: session)
  let service = OrderService(orders: orders, permissions: permissions, audit: audit)
  return Handler(service: service, permissions: permissions, metrics: metrics)
}
