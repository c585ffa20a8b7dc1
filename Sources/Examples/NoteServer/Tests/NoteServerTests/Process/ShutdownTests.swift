import AsyncHTTPClient
import Foundation
import Testing

@Suite("Shutdown")
struct ShutdownTests {
  /// The program with `Termination`, and that with the graph in a `ServiceGroup`.
  private static let programs = ["note-server", "Guides"]

  @Test(
    "The signals of a shutdown stop the server and the deliveries, and then the database",
    arguments: [SIGTERM, SIGINT],
    programs)
  func order(signal: Int32, program: String) async throws {
    let server = try ServerProcess(program: program)
    _ = try await server.port
    server.send(signal)
    #expect(await server.ended() == .success)
    let places = try server.order(of: "server stopping", "server stopped", "deliveries stopped", "database closed")
    try #require(!places.contains(nil))
    #expect(places.compactMap(\.self).max() == places[3])
    #expect(places[0] ?? 0 < places[1] ?? 0)
  }

  @Test("Requests in flight are answered after the signal, and their notes are stored")
  func requestsInFlight() async throws {
    let server = try ServerProcess(["LOG_LEVEL": "debug"])
    let port = try await server.port
    let statuses = try await HTTPClient.withHTTPClient { client in
      let requests = (0..<5).map { _ in PartialRequest(to: port, client: client) }
      try await server.line(containing: "request began", count: requests.count)
      server.send(SIGTERM)
      try await server.line(containing: "server stopping")
      var statuses: [UInt] = []
      for request in requests { statuses.append(try await request.finish()) }
      return statuses
    }
    #expect(statuses == [201, 201, 201, 201, 201])
    #expect(await server.ended() == .success)
    #expect(try server.storedNotes() == 5)
  }

  @Test("A request that never ends is cancelled after the time limit, and the database is closed")
  func endlessRequest() async throws {
    let server = try ServerProcess(["LOG_LEVEL": "debug", "SHUTDOWN_TIME_LIMIT": "0.5"])
    let port = try await server.port
    try await HTTPClient.withHTTPClient { client in
      let request = PartialRequest(to: port, client: client)
      try await server.line(containing: "request began")
      server.send(SIGTERM)
      #expect(await server.ended() == .success)
      await #expect(throws: (any Error).self) { try await request.finish() }
    }
    #expect(try server.lines().last?.contains("database closed") == true)
    #expect(try server.storedNotes() == 0)
  }

  @Test("A signal ends a program whose start hangs, and the database is closed", arguments: programs)
  func startThatHangs(program: String) async throws {
    let (greetings, end) = AsyncStream.makeStream(of: Never.self)
    try await Hook.run(greeting: {
      for await _ in greetings {}
      return .ok
    }) { url in
      let server = try ServerProcess(["WEBHOOK_URL": url], program: program)
      try await server.line(containing: "webhook connecting")
      try await server.line(containing: "database opened")
      server.send(SIGTERM)
      #expect(await server.ended() == .success)
      let places = try server.order(of: "database closed", "listening")
      #expect(places[0] != nil)
      #expect(places[1] == nil)
      end.finish()
    }
  }
}
