import Cleanse
import Synchronization

// Safe to send: these classes have constant properties only.
final class Database: Counted, @unchecked Sendable {
  static func open() async throws -> Database {
    let database = Database()
    // A cancellation at this await ends the build.
    await Task.yield()
    try Task.checkCancellation()
    return database
  }
}

final class Cache: Counted, @unchecked Sendable {
  private let database: Database

  init(database: Database) {
    self.database = database
  }

  /// A service.
  func run() async throws {
    defer { Population.services.add(1, ordering: .relaxed) }
    while !Task.isCancelled { try await Task.sleep(for: .milliseconds(1)) }
  }
}

final class Metrics: Counted, @unchecked Sendable {
  init(cache: Cache) {}
}

final class Step: Counted {
  init(metrics: Metrics) {}
}

final class Request: Counted {
  let seed: Int
  let metrics: Metrics
  private let steps: [Step]

  init(seed: Int, metrics: Metrics, steps: [Step]) {
    (self.seed, self.metrics, self.steps) = (seed, metrics, steps)
    Findings.shared.expect(steps.count == 3, "a request has \(steps.count) steps")
  }
}

final class Server: Counted, @unchecked Sendable {
  let requests: SendableComponentFactory<RequestComponent>
  let metrics: SendableProvider<Metrics>

  init(requests: SendableComponentFactory<RequestComponent>, metrics: SendableProvider<Metrics>) {
    (self.requests, self.metrics) = (requests, metrics)
  }
}

struct RequestComponent: Component {
  typealias Seed = Int

  static func configure(binder: UnscopedBinder) {
    for _ in 0..<3 { binder.bind(Step.self).intoCollection().to(factory: Step.init) }
  }

  static func configureRoot(binder bind: ReceiptBinder<Request>) -> BindingReceipt<Request> {
    bind.to(factory: Request.init)
  }
}

struct ServerComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Database.self).sharedInScope().onStop { _ in await Task.yield() }.to(asyncFactory: Database.open)
    binder.bind(Cache.self).sharedInScope().running { try await $0.run() }.to(factory: Cache.init)
    binder.bind(Metrics.self).sendable().sharedInScope().onStart { _ in
      await Task.yield()
      try Task.checkCancellation()
      Population.starts.add(1, ordering: .relaxed)
    }.onStop { _ in Population.stops.add(1, ordering: .relaxed) }.to(factory: Metrics.init)
    binder.install(dependency: RequestComponent.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
    bind.to(factory: Server.init)
  }
}
