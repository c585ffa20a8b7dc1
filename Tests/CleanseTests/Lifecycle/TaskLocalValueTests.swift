import Cleanse
import TestSupport
import Testing

private enum Request {
  @TaskLocal static var id = "none"
}

private final class Connection: Sendable {
  private let log: EventLog

  init(log: EventLog) {
    self.log = log
  }

  static func open(log: EventLog) async -> Connection {
    let connection = Connection(log: log)
    connection.note("async factory")
    return connection
  }

  func note(_ place: String) { log.note("\(place): \(Request.id)") }

  func serve() async { note("service") }
}

private struct Server {
  let connection: Connection
}

private struct ServerComponent: RootComponent {
  typealias Seed = EventLog

  static func configure(binder: Binder<Singleton>) {
    binder.bind(Connection.self).sharedInScope()
      .onStart { $0.note("start hook") }.running(onReturn: .ignore) { await $0.serve() }
      .onStop { $0.note("stop hook") }.to(asyncFactory: Connection.open)
  }

  static func configureRoot(binder bind: ReceiptBinder<Server>) -> BindingReceipt<Server> {
    bind.to { (connection: Connection) in
      connection.note("factory")
      return Server(connection: connection)
    }
  }
}

@Suite("Task-local values")
struct TaskLocalValueTests {
  private static let expected = [
    "async factory: 7", "factory: 7", "run: 7", "service: none", "start hook: 7", "stop hook: 7",
  ]

  @Test("Factories, hooks and the closure of a run have the task-local values of the caller", arguments: [nil, 60.0])
  func run(limit: Double?) async throws {
    let log = EventLog()
    try await Request.$id.withValue("7") {
      let server = try await AsyncComponentFactory.of(ServerComponent.self).instantiate(log)
      try await server.run(hookTimeLimit: limit) { await Self.note(for: server.root, in: log) }
    }
    #expect(log.events.sorted() == Self.expected)
  }

  @MainActor
  @Test("Factories and hooks have the task-local values of a caller on the main actor", arguments: [nil, 60.0])
  func mainActor(limit: Double?) async throws {
    let log = EventLog()
    try await Request.$id.withValue("7") {
      let server = try await AsyncComponentFactory.of(ServerComponent.self).instantiate(log)
      try await server.run(hookTimeLimit: limit) { await Self.note(for: server.root, in: log) }
    }
    #expect(log.events.sorted() == Self.expected)
  }

  /// Waits until the service has begun, because a service that is cancelled earlier would note no event.
  private static func note(for server: Server, in log: EventLog) async {
    server.connection.note("run")
    while !log.events.contains(where: { $0.hasPrefix("service") }) { await Task.yield() }
  }
}
