import AsyncHTTPClient
import Foundation
import Testing

@Suite("Failures")
struct FailureTests {
  /// Waits for a program that fails.
  /// - Returns: The message that it ends with.
  private func failure(of server: ServerProcess) async throws -> String {
    #expect(await server.ended() == .failure)
    let lines = try server.lines()
    return lines.drop { !$0.hasPrefix("note-server: ") }.joined(separator: "\n")
  }

  @Test("A port in use is reported, and the database is closed")
  func portInUse() async throws {
    let first = try ServerProcess()
    let second = try ServerProcess(["PORT": "\(await first.port)"])
    let message = try await failure(of: second)
    #expect(message.contains("Address already in use"))
    #expect(try second.order(of: "database closed") != [nil])
    first.send(SIGTERM)
    #expect(await first.ended() == .success)
  }

  @Test("A database that cannot be opened is reported", arguments: ["/nowhere/notes.sqlite", "/"])
  func database(path: String) async throws {
    let message = try await failure(of: ServerProcess(["DATABASE_PATH": path]))
    #expect(message.contains("unable to open database file"))
    #expect(message.contains(path))
  }

  @Test("An invalid setting is reported with its name")
  func setting() async throws {
    let message = try await failure(of: ServerProcess(["PORT": "http"]))
    #expect(message == "note-server: PORT is 'http', but has to be a number from 0 to 65535")
  }

  @Test("A webhook that refuses or cannot be reached is reported, and the database is closed")
  func webhook() async throws {
    try await Hook.run(greeting: { .forbidden }) { url in
      let server = try ServerProcess(["WEBHOOK_URL": url])
      #expect(try await failure(of: server).contains("the webhook \(url) answers with the status 403"))
      #expect(try server.order(of: "database closed") != [nil])
    }
    let server = try ServerProcess(["WEBHOOK_URL": "http://127.0.0.1:1/"])
    #expect(try await failure(of: server).contains("Connection refused"))
  }

  @Test("A service that fails lets requests in flight end, and stops the server with its error")
  func serviceThatFails() async throws {
    try await Hook.run(delivery: { .gone }) { url in
      let server = try ServerProcess(["WEBHOOK_URL": url, "LOG_LEVEL": "debug"])
      let port = try await server.port
      try await HTTPClient.withHTTPClient { client in
        let request = PartialRequest(to: port, client: client)
        try await server.line(containing: "request began")
        #expect(try await client.status(of: .adding(to: port)) == 201)
        try await server.line(containing: "server stopping")
        #expect(try await request.finish() == 201)
      }
      #expect(try await failure(of: server).contains("the webhook \(url) answers with the status 410"))
      #expect(try server.storedNotes() == 2)
      #expect(try server.order(of: "database closed") != [nil])
    }
  }
}
