import Cleanse

/// The code about services in Documentation/Lifecycle.md.
enum ServicesGuide {
  /// Runs jobs one after another until it is closed.
  actor JobQueue {
    private let client: PostgresClient
    private let jobs = AsyncStream<String>.makeStream()

    init(client: PostgresClient) {
      self.client = client
    }

    func add(_ job: String) { jobs.continuation.yield(job) }

    func run() async {
      for await job in jobs.stream { client.query(job) }
    }

    func close() { jobs.continuation.finish() }
  }

  final class CacheWarmer: Sendable {
    private let client: PostgresClient

    init(client: PostgresClient) {
      self.client = client
    }

    func run() async throws { client.query("warm") }
  }

  struct WorkerComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(PostgresClient.Configuration.self).to {
        PostgresClient.Configuration(host: "localhost", username: "app", password: nil, database: "app", tls: .disable)
      }
      binder.bind(PostgresClient.self).sharedInScope().running { await $0.run() }
        .to { PostgresClient(configuration: $0) }
      binder.bind(CacheWarmer.self).sharedInScope().running(onReturn: .ignore) { try await $0.run() }
        .to(factory: CacheWarmer.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<JobQueue>) -> BindingReceipt<JobQueue> {
      bind.running { await $0.run() }.onStop { await $0.close() }.to(factory: JobQueue.init)
    }
  }
}
