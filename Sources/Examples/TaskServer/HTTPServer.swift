import Cleanse

/// Accepts connections and answers their requests in child tasks.
public actor HTTPServer {
  /// The end of a child task of the server.
  private enum Event: Sendable {
    case accepted(Socket)
    case closed
    case stopped
  }

  private let options: ServerOptions
  private let requests: SendableComponentFactory<RequestComponent>
  private let log: ServerLog
  private let poller: Poller
  /// The listening socket, until `serve` takes it.
  private var socket: Socket?
  /// The port that the server listens on; `nil` before it is started.
  public private(set) var port: UInt16?

  init(
    options: ServerOptions, requests: SendableComponentFactory<RequestComponent>, log: ServerLog, poller: Poller
  ) {
    self.options = options
    self.requests = requests
    self.log = log
    self.poller = poller
  }

  func listen() throws {
    let socket = try Socket.listening(on: options.port, poller: poller)
    self.socket = socket
    port = socket.port
    log.note("server: listening on 127.0.0.1:\(socket.port)")
  }

  /// Answers requests until the server is stopped, and those that have arrived by then. Clients that do not read their
  /// responses have time until the task is cancelled.
  func serve() async {
    guard let socket else { return }
    self.socket = nil
    await withTaskCancellationHandler { [requests, log] in
      await Self.serve(socket, requests: requests, log: log)
    } onCancel: { [poller] in
      poller.stop()
    }
    log.note("server: stopped")
  }

  /// Accepts no new connections.
  func stop() {
    poller.stopReading()
  }

  // MARK: Child tasks

  private static func serve(
    _ socket: Socket, requests: SendableComponentFactory<RequestComponent>, log: ServerLog
  ) async {
    await withTaskGroup(of: Event.self) { group in
      group.addTask { await accept(socket, log: log) }
      for await event in group {
        guard case .accepted(let connection) = event else { continue }
        group.addTask { await answer(connection, requests: requests, log: log) }
        group.addTask { await accept(socket, log: log) }
      }
    }
  }

  private static func accept(_ socket: Socket, log: ServerLog) async -> Event {
    while true {
      do {
        return try await socket.accepted().map { .accepted($0) } ?? .stopped
      } catch let error as SocketError where error.isExhaustion {
        // Retries after other connections have been closed.
        log.note("server: \(error)")
        try? await Task.sleep(nanoseconds: 100_000_000)
      } catch {
        log.note("server: \(error)")
        return .stopped
      }
    }
  }

  private static func answer(
    _ connection: Socket, requests: SendableComponentFactory<RequestComponent>, log: ServerLog
  ) async -> Event {
    var stream = HTTPStream(connection)
    do {
      while let head = try await stream.head() {
        guard let request = HTTPRequest(head: head) else {
          try await connection.write(HTTPResponse(status: "400 Bad Request", text: "what?\n").bytes)
          break
        }
        let handler = requests.build(request)
        try await connection.write(await handler.response().bytes)
        if request.isLast || connection.isLast { break }
      }
    } catch is HeadTooLong {
      try? await connection.write(HTTPResponse(status: "431 Request Header Fields Too Large", text: "too long\n").bytes)
    } catch {
      log.note("server: \(error)")
    }
    return .closed
  }
}
