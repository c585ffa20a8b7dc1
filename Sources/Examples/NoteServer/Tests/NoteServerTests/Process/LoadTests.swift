import AsyncHTTPClient
import Foundation
import HummingbirdTesting
import Testing

@Suite("Load", .timeLimit(.minutes(10)))
struct LoadTests {
  @Test("Under load, the notes of all answered requests are stored, and no others")
  func answersAreStored() async throws {
    let server = try ServerProcess()
    let port = try await server.port
    var configuration = HTTPClient.Configuration()
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 20
    let statuses = try await HTTPClient.withHTTPClient(configuration: configuration) { client in
      try await withThrowingTaskGroup(of: [UInt].self) { group in
        for _ in 0..<20 { group.addTask { await Self.statuses(of: client, port: port) } }
        try await server.line(containing: "notes added", count: 200)
        server.send(SIGTERM)
        return try await group.reduce(into: []) { $0 += $1 }
      }
    }
    #expect(await server.ended() == .success)
    #expect(statuses.count >= 200)
    #expect(Set(statuses) == [201])
    #expect(try server.storedNotes() == statuses.count)
  }

  @Test(
    "Under the load of wrk, the notes of all answered requests are stored, and no others", .enabled(if: Wrk.isThere))
  func wrk() async throws {
    let server = try ServerProcess()
    let load = try Wrk(port: await server.port)
    try await server.line(containing: "notes added", count: 10)
    server.send(SIGTERM)
    #expect(await server.ended() == .success)
    let answers = try load.answers()
    #expect(answers.failures == 0)
    #expect(try server.storedNotes() == answers.count)
  }

  @Test("A server without free file descriptors answers waiting clients when others have closed their connections")
  func fileDescriptors() async throws {
    let server = try ServerProcess(openFiles: 64)
    let port = try await server.port
    let clients = (0..<100).map { _ in TestClient(host: "127.0.0.1", port: port) }
    for client in clients {
      client.connect()
      _ = try await client.getChannel()
    }
    for client in clients.dropLast() { try await client.shutdown() }
    let last = try #require(clients.last)
    let status = try await last.get("/health").status
    #expect(status == .ok)
    try await last.shutdown()
    server.send(SIGTERM)
    #expect(await server.ended() == .success)
    #expect(try server.order(of: "database closed") != [nil])
  }

  /// Sends requests until the server accepts no more.
  private static func statuses(of client: HTTPClient, port: Int) async -> [UInt] {
    var statuses: [UInt] = []
    while let status = try? await client.status(of: .adding(to: port)) { statuses.append(status) }
    return statuses
  }
}
