import TestSupport
import Cleanse
import Foundation
@testable import TaskServer
import Testing

@Suite("Task server", .serialized)
struct TaskServerTests {
  private static let connections = 50
  private static let requestsOfEach = 200

  @Test("The task server answers 10,000 requests of 50 connections, each with its own objects")
  func requests() async throws {
    let lines = EventLog()
    let server = try await AsyncComponentFactory.of(ServerComponent.self)
      .instantiate(ServerOptions(port: 0, log: ServerLog { lines.note($0) }))
    try await server.start()
    let port = try #require(await server.root.port)
    let poller = try Poller()
    let answers = try await Self.answers(from: port, requestsOfEach: Self.requestsOfEach, poller: poller)
    poller.stop()
    try await server.stop()
    #expect(answers.count == Self.connections * Self.requestsOfEach)
    let tickets = answers.compactMap(Answer.init)
    #expect(tickets.count == answers.count)
    // Both objects of a request have the ticket of that request.
    #expect(tickets.allSatisfy { $0.ticketOfGreeting == $0.ticket })
    #expect(Set(tickets.map(\.ticket)).count == answers.count)
    #expect(tickets.count { $0.visit == Self.requestsOfEach } == Self.connections)
    #expect(
      lines.events == [
        "database: connected", "server: listening on 127.0.0.1:\(port)", "server: stopped",
        "database: disconnected after 10000 visits",
      ])
  }

  /// A response of the server, such as `hello anna with ticket 3, visit 1, ticket 3`.
  private struct Answer {
    let ticketOfGreeting: Int
    let visit: Int
    let ticket: Int

    init?(_ text: String) {
      let words = text.split(whereSeparator: { " ,\n".contains($0) })
      guard words.count == 9, let first = Int(words[4]), let visit = Int(words[6]), let second = Int(words[8]) else {
        return nil
      }
      (ticketOfGreeting, self.visit, ticket) = (first, visit, second)
    }
  }

  /// The responses to concurrent requests of all connections.
  private static func answers(
    from port: UInt16, requestsOfEach: Int, poller: Poller
  ) async throws -> [String] {
    try await withThrowingTaskGroup(of: [String].self) { group in
      for connection in 0..<connections {
        group.addTask {
          var client = try await HTTPClient(port: port, poller: poller)
          var answers: [String] = []
          for _ in 0..<requestsOfEach {
            if let answer = try await client.get("/client-\(connection)") { answers.append(answer) }
          }
          return answers
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
  }

  @Test("The task server refuses an invalid request and closes a connection on request")
  func badRequest() async throws {
    let server = try await AsyncComponentFactory.of(ServerComponent.self)
      .instantiate(ServerOptions(port: 0, log: ServerLog { _ in }))
    try await server.start()
    let poller = try Poller()
    let port = try #require(await server.root.port)
    let socket = try await Socket.connected(to: port, poller: poller)
    try await socket.write(Array("BREW / HTCPCP/1.0\r\n\r\n".utf8))
    var answer = ""
    while case let bytes = try await socket.read(), !bytes.isEmpty { answer += String(decoding: bytes, as: UTF8.self) }
    #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    let other = try await Socket.connected(to: port, poller: poller)
    try await other.write(Array("GET /x HTTP/1.1\r\nConnection: close\r\n\r\n".utf8))
    var last = ""
    while case let bytes = try await other.read(), !bytes.isEmpty { last += String(decoding: bytes, as: UTF8.self) }
    #expect(last.hasSuffix("hello x with ticket 1, visit 1, ticket 1\n"))
    poller.stop()
    try await server.stop()
  }

  @Test("The task server answers a request whose head arrives in hundreds of pieces")
  func longHead() async throws {
    let poller = try Poller()
    let server = try await AsyncComponentFactory.of(ServerComponent.self)
      .instantiate(ServerOptions(port: 0, log: ServerLog { _ in }))
    try await server.start()
    let port = try #require(await server.root.port)
    let connection = try await Socket.connected(to: port, poller: poller)
    let path = String(repeating: "a", count: 60_000)
    let head = Array("GET /\(path) HTTP/1.1\r\nConnection: close\r\n\r\n".utf8)
    for start in stride(from: 0, to: head.count, by: 200) {
      try await connection.write(Array(head[start..<min(start + 200, head.count)]))
    }
    var count = 0
    while case let bytes = try await connection.read(), !bytes.isEmpty { count += bytes.count }
    #expect(count > path.utf8.count)
    poller.stop()
    try await server.stop()
  }

  @Test("The task server refuses a head that does not end")
  func endlessHead() async throws {
    let poller = try Poller()
    let server = try await AsyncComponentFactory.of(ServerComponent.self)
      .instantiate(ServerOptions(port: 0, log: ServerLog { _ in }))
    try await server.start()
    let connection = try await Socket.connected(to: try #require(await server.root.port), poller: poller)
    try await connection.write(Array("GET /".utf8) + Array(repeating: 97, count: 65_600))
    var answer = ""
    while case let bytes = try await connection.read(), !bytes.isEmpty {
      answer += String(decoding: bytes, as: UTF8.self)
    }
    #expect(answer.hasPrefix("HTTP/1.1 431 "))
    poller.stop()
    try await server.stop()
  }

  // Runs in a separate process, in which no other test delays the server.
  @Test("The task server answers pending requests when it stops, and ignores clients that do not read", .measuresTime)
  func stopping() async {
    await #expect(processExitsWith: .success) {
      let poller = try Poller()
      let server = try await AsyncComponentFactory.of(ServerComponent.self)
        .instantiate(ServerOptions(port: 0, log: ServerLog { _ in }))
      try await server.start()
      let port = try #require(await server.root.port)
      // Unread responses that exceed the buffers of a connection.
      let deaf = try await Socket.connected(to: port, poller: poller)
      let requests = Array(
        String(repeating: "GET /\(String(repeating: "a", count: 60_000)) HTTP/1.1\r\n\r\n", count: 100).utf8)
      let writing = Task { try? await deaf.write(requests) }
      try await Task.sleep(nanoseconds: 200_000_000)
      var clients: [Socket] = []
      for _ in 0..<20 {
        let client = try await Socket.connected(to: port, poller: poller)
        try await client.write(Array("GET /late HTTP/1.1\r\n\r\n".utf8))
        clients.append(client)
      }
      try await server.stop(hookTimeLimit: 6000, serviceTimeLimit: 10)
      for client in clients {
        let answer = String(decoding: try await client.read(), as: UTF8.self)
        #expect(answer.contains("hello late"))
        #expect(try await client.read() == [])
      }
      poller.stop()
      await writing.value
    }
  }

  @Test("The task server reports an occupied port and stops its created objects")
  func takenPort() async throws {
    let poller = try Poller()
    let taken = try Socket.listening(on: 0, poller: poller)
    let lines = EventLog()
    let server = try await AsyncComponentFactory.of(ServerComponent.self)
      .instantiate(ServerOptions(port: taken.port, log: ServerLog { lines.note($0) }))
    let error = try await #require(throws: HookError.self) { try await server.start() }
    #expect(error.underlyingError is SocketError)
    #expect(lines.events == ["database: connected", "database: disconnected after 0 visits"])
    poller.stop()
  }

  @Test("The task server creates only the objects of a request's route")
  func routes() async throws {
    let poller = try Poller()
    let trace = CreationTrace()
    let server = try await AsyncComponentFactory.of(ServerComponent.self, trace: trace)
      .instantiate(ServerOptions(port: 0, log: ServerLog { _ in }))
    try await server.start()
    var client = try await HTTPClient(port: try #require(await server.root.port), poller: poller)
    let created = { (prefix: String) in trace.entries.count { $0.subject.name.hasPrefix(prefix) } }
    #expect(try await client.get("/health") == "healthy\n")
    #expect(["Dictionary<String", "Greeting"].map(created) == [1, 0])
    #expect(try await client.get("/anna") == "hello anna with ticket 2, visit 1, ticket 2\n")
    #expect(["Dictionary<String", "GreetingRoute", "Greeting"].map(created) == [1, 1, 2])
    #expect(try await client.get("/visits") == "1 visits\n")
    poller.stop()
    try await server.stop()
  }

  @Test("The middleware of the task server runs in order: a filtered response has a ticket and is no visit")
  func middleware() async throws {
    let poller = try Poller()
    let server = try await AsyncComponentFactory.of(ServerComponent.self)
      .instantiate(ServerOptions(port: 0, log: ServerLog { _ in }))
    try await server.start()
    let port = try #require(await server.root.port)
    let answer = { (path: String) in
      let socket = try await Socket.connected(to: port, poller: poller)
      try await socket.write(Array("GET \(path) HTTP/1.1\r\nConnection: close\r\n\r\n".utf8))
      var text = ""
      while case let bytes = try await socket.read(), !bytes.isEmpty { text += String(decoding: bytes, as: UTF8.self) }
      return text
    }
    let icon = try await answer("/favicon.ico")
    #expect(icon.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
    #expect(icon.contains("\r\nX-Ticket: 1\r\n"))
    #expect(icon.hasSuffix("\r\n\r\nno icon\n"))
    #expect(try await answer("/visits").contains("0 visits\n"))
    poller.stop()
    try await server.stop()
  }

  @Test("The graph of the task server is valid without warnings")
  func graph() {
    #expect(GraphValidator.validate(ServerComponent.self).text() == "The graph is valid.")
  }

  #if os(Linux) || os(macOS)
    @Test("The task server stops in order after a termination signal")
    func termination() async throws {
      let server = try ServerProcess()
      let poller = try Poller()
      var client = try await HTTPClient(port: server.port, poller: poller)
      #expect(try await client.get("/anna") == "hello anna with ticket 1, visit 1, ticket 1\n")
      let lines = server.stop()
      poller.stop()
      #expect(server.process.terminationReason == .exit)
      #expect(server.process.terminationStatus == 0)
      #expect(
        lines == [
          "database: connected", "server: listening on 127.0.0.1:\(server.port)", "server: stopped",
          "database: disconnected after 1 visits",
        ])
    }

    @Test("The task server waits while it may open no more files, and recovers when others are closed")
    func exhaustion() async throws {
      let server = try ServerProcess(openFiles: 32)
      let poller = try Poller()
      var connections: [Socket] = []
      for _ in 0..<64 { connections.append(try await Socket.connected(to: server.port, poller: poller)) }
      try #require(server.prints("server: accept: Too many open files"))
      let waiting = connections.removeLast()
      try await waiting.write(Array("GET /late HTTP/1.1\r\n\r\n".utf8))
      connections.removeAll()
      let answer = String(decoding: try await waiting.read(), as: UTF8.self)
      #expect(answer.hasSuffix("hello late with ticket 1, visit 1, ticket 1\n"))
      var client = try await HTTPClient(port: server.port, poller: poller)
      #expect(try await client.get("/next") == "hello next with ticket 2, visit 1, ticket 2\n")
      let lines = server.stop()
      poller.stop()
      #expect(server.process.terminationStatus == 0)
      #expect(lines.suffix(2) == ["server: stopped", "database: disconnected after 2 visits"])
    }

    @Test("The task server exits with a message for an occupied or invalid port or an unknown option")
    func noPort() async throws {
      let poller = try Poller()
      let taken = try Socket.listening(on: 0, poller: poller)
      let failed = try ServerProcess.failure(ofPort: "\(taken.port)")
      #expect(failed.exitCode == 1)
      #expect(failed.errors.hasPrefix("task-server: "))
      #expect(!failed.errors.contains("Fatal error"))
      poller.stop()
      let refused = try ServerProcess.failure(ofPort: "80000")
      #expect(refused.exitCode == 1)
      #expect(try ServerProcess.failure(of: ["--prot", "1"]).errors.hasPrefix("task-server: unknown option '--prot'"))
      #expect(refused.errors == "task-server: --port takes a whole number from 0 to 65535, not '80000'\n")
    }

    @Test(
      "The memory of the task server does not grow by ten thousand requests", .enabled(if: ServerProcess.tellsMemory))
    func memory() async throws {
      let server = try ServerProcess()
      let poller = try Poller()
      // Warms up, so that objects created once do not count.
      _ = try await Self.answers(from: server.port, requestsOfEach: 20, poller: poller)
      let before = try #require(server.residentPages)
      _ = try await Self.answers(from: server.port, requestsOfEach: Self.requestsOfEach, poller: poller)
      let after = try #require(server.residentPages)
      _ = server.stop()
      poller.stop()
      // The objects of 10,000 requests would take about 10 MB if they were not released.
      #expect(after - before < 512)
    }
  #endif
}
