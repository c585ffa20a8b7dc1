import Cleanse

/// The configuration, read once from the environment: the seed of the server.
struct Settings: Sendable {
  let databaseURL: String

  init(environment: [String: String]) {
    databaseURL = environment["DATABASE_URL"] ?? "memory"
  }
}

/// The values of one request: the seed of its component.
struct RequestSeed: Sendable {
  let id: String
  let path: String
  let user: User
}

struct User: Sendable {
  let name: String
}

protocol VisitStore: Sendable {
  func countVisit(by user: User) async throws -> Int
}

actor Database: VisitStore {
  private var visits: [String: Int] = [:]

  static func connect(settings: Settings) async throws -> Database {
    print("database: connected to \(settings.databaseURL)")
    return Database()
  }

  func countVisit(by user: User) -> Int {
    visits[user.name, default: 0] += 1
    return visits[user.name, default: 0]
  }

  func disconnect() {
    print("database: disconnected")
  }
}

/// Tags each line with its request. All objects of a request share one.
final class RequestLogger {
  private let request: RequestSeed
  private(set) var lines: [String] = []

  init(request: RequestSeed) {
    self.request = request
  }

  func info(_ text: String) {
    lines.append("request \(request.id): \(text)")
  }
}

/// Answers one request. It need not be Sendable: it never leaves the task of its request.
final class VisitHandler {
  private let request: RequestSeed
  private let user: User
  private let visits: any VisitStore
  private let logger: RequestLogger

  init(request: RequestSeed, user: User, visits: any VisitStore, logger: RequestLogger) {
    self.request = request
    self.user = user
    self.visits = visits
    self.logger = logger
  }

  func respond() async throws -> String {
    let count = try await visits.countVisit(by: user)
    logger.info("\(request.path) by \(user.name), visit \(count)")
    return logger.lines.joined(separator: "\n")
  }
}

struct RequestScope: Scope {}

/// Built for each request.
struct RequestComponent: Component {
  typealias Seed = RequestSeed

  static func configure(binder: Binder<RequestScope>) {
    binder.bind(User.self).to(factory: \RequestSeed.user)
    binder.bind(RequestLogger.self).sharedInScope().to(factory: RequestLogger.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<VisitHandler>) -> BindingReceipt<VisitHandler> {
    bind.to(factory: VisitHandler.init)
  }
}

struct VisitServer: Sendable {
  let requests: SendableComponentFactory<RequestComponent>

  /// Answers the requests side by side, each in its own child task.
  func answer(_ seeds: [RequestSeed]) async throws -> [String] {
    try await withThrowingTaskGroup(of: String.self) { group in
      for seed in seeds {
        group.addTask { try await requests.build(seed).respond() }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }
}

/// Built once, when the server starts.
struct ServerComponent: RootComponent {
  typealias Seed = Settings

  static func configure(binder: Binder<Singleton>) {
    binder.install(dependency: RequestComponent.self)
    binder.bind(Database.self).sharedInScope().onStop { await $0.disconnect() }.to(asyncFactory: Database.connect)
    binder.bind((any VisitStore).self).sharedInScope().sendable().to { $0 as Database }
  }

  static func configureRoot(binder bind: ReceiptBinder<VisitServer>) -> BindingReceipt<VisitServer> {
    bind.onStart { _ in print("server: started") }.onStop { _ in print("server: stopped") }
      .to(factory: VisitServer.init)
  }
}
