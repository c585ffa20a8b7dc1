import TestSupport

// Stand-ins for four frameworks, which are no dependencies of this package: the declarations that the code of the
// guide calls, as these projects document them. They send one request to each route, and use no network.

/// swift-service-lifecycle 2.
enum ServiceLifecycle {
  protocol Service: Sendable {
    func run() async throws
  }

  /// Ends when the group around the task is told to shut down. The stand-in has a task without a group end at once.
  @TaskLocal fileprivate static var shutdown: AsyncStream<Void>?

  /// Waits for the signal, or throws a `CancellationError`.
  static func gracefulShutdown() async throws {
    if let shutdown { for await _ in shutdown {} }
    try Task.checkCancellation()
    FrameworkEvents.log?.note("signal")
  }

  struct UnixSignal: Sendable {
    static let sigterm = UnixSignal()
    static let sigint = UnixSignal()
  }

  struct Logger: Sendable {
    let label: String
  }

  actor ServiceGroup: Service {
    private let services: [any Service]
    private let shutdown = AsyncStream<Void>.makeStream()

    /// - Parameter gracefulShutdownSignals: the stand-in's program gets them at once.
    init(services: [any Service], gracefulShutdownSignals: [UnixSignal] = [], logger: Logger) {
      self.services = services
      if !gracefulShutdownSignals.isEmpty { shutdown.continuation.finish() }
    }

    func run() async throws {
      let services = services
      try await ServiceLifecycle.$shutdown.withValue(shutdown.stream) {
        try await withThrowingTaskGroup(of: Void.self) { group in
          for service in services { group.addTask { try await service.run() } }
          try await group.waitForAll()
        }
      }
    }

    func triggerGracefulShutdown() async {
      shutdown.continuation.finish()
    }
  }
}

/// Hummingbird 2.
enum Hummingbird {
  struct Request: Sendable {
    struct URI: Sendable {
      let path: String
    }

    let uri: URI
  }

  struct Parameters: Sendable {
    let values: [String: String]

    func require(_ name: String) throws -> String {
      guard let value = values[name] else { throw NoParameter(name: name) }
      return value
    }
  }

  struct BasicRequestContext: Sendable {
    let id: String
    let parameters: Parameters
  }

  final class Router {
    typealias Handler = @Sendable (Request, BasicRequestContext) async throws -> String

    fileprivate var handlers: [Handler] = []

    @discardableResult
    func get(_ path: String, use handler: @escaping Handler) -> Self {
      handlers.append(handler)
      return self
    }
  }

  struct Application: Sendable {
    private let handlers: [Router.Handler]

    init(router: Router) {
      handlers = router.handlers
    }

    /// Serves until the program gets a signal.
    func runService() async throws {
      for handler in handlers {
        let response = try await handler(
          Request(uri: Request.URI(path: "/visits/ada")),
          BasicRequestContext(id: "7", parameters: Parameters(values: ["user": "ada"])))
        FrameworkEvents.log?.note(response)
      }
      FrameworkEvents.log?.note("served")
    }
  }
}

/// Vapor 4.100.
enum Vapor {
  struct Environment: Sendable {
    static func detect() throws -> Environment { Environment() }
  }

  struct URI: Sendable {
    let path: String
  }

  final class Request: Sendable {
    let id = "7"
    let url = URI(path: "/visits/ada")
    let parameters = Hummingbird.Parameters(values: ["user": "ada"])
  }

  // Unchecked: the routes are complete before it serves.
  final class Application: @unchecked Sendable {
    private var handlers: [@Sendable (Request) async throws -> String] = []

    static func make(_ environment: Environment) async throws -> Application { Application() }

    func get(
      _ path: String..., use closure: @escaping @Sendable (Request) async throws -> String
    ) {
      handlers.append(closure)
    }

    /// Serves until the program gets a signal.
    func execute() async throws {
      for handler in handlers { FrameworkEvents.log?.note(try await handler(Request())) }
    }

    func asyncShutdown() async throws {
      FrameworkEvents.log?.note("served")
    }
  }
}

/// PostgresNIO 1.21.
final class PostgresClient: Sendable {
  struct Configuration: Sendable {
    enum TLS { case disable }

    let host: String

    init(host: String, port: Int = 5432, username: String, password: String?, database: String?, tls: TLS) {
      self.host = host
    }
  }

  /// Where the client runs.
  struct EventLoopGroup {}

  private let configuration: Configuration
  let log = EventLog()

  init(configuration: Configuration, eventLoopGroup: EventLoopGroup = EventLoopGroup()) {
    self.configuration = configuration
  }

  /// Keeps connections until its task is cancelled.
  func run() async {
    log.note("connected to \(configuration.host)")
    for await _ in AsyncStream<Void>.makeStream().stream {}
    log.note("disconnected")
  }

  func query(_ text: String) {
    log.note(text)
  }
}

private struct NoParameter: Error {
  let name: String
}

/// The events of the stand-ins, for the test that runs them.
enum FrameworkEvents {
  @TaskLocal static var log: EventLog?
}
