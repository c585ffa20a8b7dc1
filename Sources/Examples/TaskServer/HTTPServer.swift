import Cleanse

/// Takes connections, and answers their requests in child tasks.
public actor HTTPServer {
  /// What ends a child task of the server.
  private enum Event: Sendable {
    case accepted(Socket)
    case closed
    case stopped
  }

  private let options: ServerOptions
  private let requests: SendableComponentFactory<RequestComponent>
  private let log: ServerLog
  private let poller: Poller
  private var serving: Task<Void, Never>?
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

  func start() throws {
    let socket = try Socket.listening(on: options.port, poller: poller)
    port = socket.port
    log.note("server: listening on 127.0.0.1:\(socket.port)")
    let (requests, log) = (requests, log)
    serving = Task { await Self.serve(socket, requests: requests, log: log) }
  }

  /// Takes no more connections than there are, and lets the requests that have arrived come to their end. Clients that do not
  /// read their answers have a moment.
  func stop() async {
    poller.stopReading()
    let patience = Task { [poller] in
      try await Task.sleep(nanoseconds: 2_000_000_000)
      poller.stop()
    }
    await serving?.value
    patience.cancel()
    log.note("server: stopped")
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
        // Others will close theirs.
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
