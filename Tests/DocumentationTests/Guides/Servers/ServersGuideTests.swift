import Cleanse
import CleanseTesting
import TestSupport
import Testing

@Suite("Guide to servers")
struct ServersGuideTests {
  /// A store whose records a test reads.
  private actor FakeStore: VisitStore {
    private(set) var names: [String] = []

    func countVisit(by user: User) -> Int {
      names.append(user.name)
      return 41 + names.count
    }
  }

  @Test("The guide's request handler answers with a fake store and creates no database")
  func respond() async throws {
    let store = FakeStore()
    let fake = Overrides.overriding((any VisitStore).self, with: store)
    let server = try TestGraph(ServerComponent.self, seed: Settings(environment: [:]), overrides: fake)
    let seed = RequestSeed(id: "7", path: "/today", user: User(name: "ada"))
    let response = try await server.root.requests.build(seed).respond()
    #expect(response == "request 7: /today by ada, visit 42")
    #expect(await store.names == ["ada"])
    #expect(server.creations.count(of: Database.self) == 0)
  }

  @Test("The graph of the guide's server is valid without warnings")
  func valid() {
    assertValidGraph(ServerComponent.self, warnings: .fail)
  }

  @Test("The guide's settings are read from the environment")
  func settings() {
    #expect(Settings(environment: ["DATABASE_URL": "postgres://db/visits"]).databaseURL == "postgres://db/visits")
    #expect(Settings(environment: [:]).databaseURL == "memory")
  }

  @Test("Each request of the guide's server has its own objects, and all share one database")
  func requests() async throws {
    let server = try await TestGraph(awaiting: ServerComponent.self, seed: Settings(environment: [:]))
    let seeds = (1...50).map { RequestSeed(id: "\($0)", path: "/today", user: User(name: "ada")) }
    let answers = try await server.root.answer(seeds)
    #expect(Set(answers.compactMap { $0.split(separator: ":").first }).count == 50)
    #expect(Set(answers.compactMap { $0.split(separator: " ").last }) == Set((1...50).map { "\($0)" }))
    #expect(server.creations.count(of: Database.self) == 1)
    #expect(server.creations.count(of: RequestLogger.self) == 50)
    try await server.instance.stop()
  }

  @Test("The guide's server rolls back only the transaction of a failed request")
  func transactions() async throws {
    let log = EventLog()
    let requests = try ComponentFactory.of(TransferServerComponent.self).build(log).requests
    #expect(try await transfer(7, with: requests) == "moved 7")
    await #expect(throws: Transfers.Failure.self) { _ = try await transfer(-1, with: requests) }
    #expect(log.events == ["commit 7", "roll back -1"])
  }

  @Test("The guide's server runs as a service until a shutdown signal")
  func service() async throws {
    let events = EventLog()
    try await FrameworkEvents.$log.withValue(events) {
      try await ServiceLifecycle.ServerService(settings: Settings(environment: [:])).run()
    }
    #expect(events.events == ["signal"])
  }

  @Test("The guide's server runs in a group of services")
  func group() async throws {
    let events = EventLog()
    try await FrameworkEvents.$log.withValue(events) {
      try await ServiceLifecycle.Program().serve(Settings(environment: [:]))
    }
    #expect(events.events == ["signal"])
  }

  @Test("The guide's services end before the client that they need")
  func services() async throws {
    assertValidGraph(ServicesGuide.WorkerComponent.self, warnings: .fail)
    let worker = try TestGraph(ServicesGuide.WorkerComponent.self)
    let log = try worker.value(PostgresClient.self).log
    try await worker.instance.run(serviceTimeLimit: nil) {
      await worker.root.add("last job")
      // Waits until the services have begun, because a service cancelled earlier would note no event.
      while log.events.count < 3 { await Task.yield() }
    }
    #expect(log.events.sorted() == ["connected to localhost", "disconnected", "last job", "warm"])
    #expect(log.events.last == "disconnected")
  }

  @Test("A service group inside the guide's graph shuts down before the client that it needs")
  func innerGroup() async throws {
    assertValidGraph(ServiceLifecycle.JobComponent.self, warnings: .fail)
    let jobs = try TestGraph(ServiceLifecycle.JobComponent.self)
    let log = try jobs.value(PostgresClient.self).log
    try await jobs.instance.run(serviceTimeLimit: nil) {
      while log.events.count < 2 { await Task.yield() }
    }
    #expect(log.events.sorted().prefix(2) == ["connected to localhost", "disconnected"])
    #expect(log.events.suffix(2) == ["stop serving", "disconnected"])
  }

  @Test(
    "The guide's server serves the routes of Hummingbird and Vapor",
    arguments: [
      { try await Hummingbird.Program().serve($0) }, { try await Vapor.Program().serve($0) },
    ] as [@Sendable (Settings) async throws -> Void])
  func framework(serve: @Sendable (Settings) async throws -> Void) async throws {
    let events = EventLog()
    try await FrameworkEvents.$log.withValue(events) { try await serve(Settings(environment: [:])) }
    #expect(events.events == ["request 7: /visits/ada by ada, visit 1", "served"])
  }
}

// MARK: Transactions

private enum Transfers {
  struct Failure: Error {}
}

private final class Transaction {
  private let amount: Int
  private let log: EventLog
  private var isOpen = true

  init(amount: Int, log: EventLog) {
    self.amount = amount
    self.log = log
  }

  nonisolated(nonsending) func commit() async throws {
    guard amount > 0 else { throw Transfers.Failure() }
    log.note("commit \(amount)")
    isOpen = false
  }

  nonisolated(nonsending) func rollBackIfOpen() async throws {
    if isOpen { log.note("roll back \(amount)") }
  }
}

private final class TransferHandler {
  private let amount: Int
  private let transaction: Transaction

  init(amount: Int, transaction: Transaction) {
    self.amount = amount
    self.transaction = transaction
  }

  nonisolated(nonsending) func respond() async throws -> String {
    try await transaction.commit()
    return "moved \(amount)"
  }
}

private struct TransferComponent: Component {
  typealias Seed = Int

  static func configure(binder: Binder<RequestScope>) {
    binder.bind(Transaction.self).sharedInScope().onStop { try await $0.rollBackIfOpen() }
      .to(factory: Transaction.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<TransferHandler>) -> BindingReceipt<TransferHandler> {
    bind.to(factory: TransferHandler.init)
  }
}

private struct TransferServer {
  let requests: SendableComponentFactory<TransferComponent>
}

private struct TransferServerComponent: RootComponent {
  typealias Seed = EventLog

  static func configure(binder: Binder<Singleton>) {
    binder.declareSendable(EventLog.self)
    binder.install(dependency: TransferComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<TransferServer>) -> BindingReceipt<TransferServer> {
    bind.to(factory: TransferServer.init)
  }
}

private func transfer(
  _ amount: Int, with requests: SendableComponentFactory<TransferComponent>
) async throws -> String {
  let request = requests.instantiate(amount)
  var response = ""
  try await request.run(hookTimeLimit: 5) { response = try await request.root.respond() }
  return response
}

// MARK: With frameworks

extension ServiceLifecycle {
  struct ServerService: Service {
    let settings: Settings

    func run() async throws {
      let server = try await AsyncComponentFactory.of(ServerComponent.self).instantiate(settings)
      try await server.run(hookTimeLimit: 10) { try await gracefulShutdown() }
    }
  }

  struct Program {
    func serve(_ settings: Settings) async throws {
      let group = ServiceGroup(
        services: [ServerService(settings: settings)], gracefulShutdownSignals: [.sigterm, .sigint],
        logger: Logger(label: "visits"))
      try await group.run()
    }
  }
}

extension Hummingbird {
  struct Program {
    func serve(_ settings: Settings) async throws {
      let server = try await AsyncComponentFactory.of(ServerComponent.self).instantiate(settings)
      let requests = server.root.requests
      let router = Router()
      router.get("visits/{user}") { request, context in
        let user = User(name: try context.parameters.require("user"))
        let seed = RequestSeed(id: context.id, path: request.uri.path, user: user)
        return try await requests.build(seed).respond()
      }
      let app = Application(router: router)
      try await server.run(hookTimeLimit: 10) { try await app.runService() }
    }
  }
}

extension Vapor {
  struct Program {
    func serve(_ settings: Settings) async throws {
      let server = try await AsyncComponentFactory.of(ServerComponent.self).instantiate(settings)
      let requests = server.root.requests
      try await server.run(hookTimeLimit: 10) {
        let app = try await Application.make(.detect())
        app.get("visits", ":user") { request in
          let user = User(name: try request.parameters.require("user"))
          let seed = RequestSeed(id: request.id, path: request.url.path, user: user)
          return try await requests.build(seed).respond()
        }
        do { try await app.execute() } catch {
          try? await app.asyncShutdown()
          throw error
        }
        try await app.asyncShutdown()
      }
    }
  }
}
