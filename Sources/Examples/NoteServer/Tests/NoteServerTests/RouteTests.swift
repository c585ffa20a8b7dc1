import Cleanse
import CleanseTesting
import Foundation
import HummingbirdTesting
import Logging
import InMemoryLogging
import Metrics
import MetricsTestKit
@testable import NoteServer
import Testing

@Suite("Routes")
struct RouteTests {
  private let store = MemoryStore()

  /// Calls the routes of a server that has no database and no network.
  private func withClient(
    overrides: Overrides = Overrides(), _ body: @Sendable (any TestClientProtocol) async throws -> Void
  ) async throws {
    let fakes = overrides.overriding((any NoteStore).self, with: store)
      .overriding((any NoteReceiver).self, with: RecordingReceiver())
    let graph = try TestGraph(ServerComponent.self, seed: Settings(environment: ["PORT": "0"]), overrides: fakes)
    try await graph.run { try await $0.root.application.test(.router, body) }
    #expect(graph.creations.count(of: NoteDatabase.self) == 0)
  }

  @Test("The notes of a user are those that the user added, in order")
  func notes() async throws {
    try await withClient { client in
      #expect(try await client.add("milk", "tea", by: "ada").status == .created)
      #expect(try await client.add("ink", by: "ben").status == .created)
      #expect(try await client.notes(of: "ada").map(\.text) == ["milk", "tea"])
      #expect(try await client.notes(of: "ben").map(\.text) == ["ink"])
    }
  }

  @Test("A request that fails in the middle adds no note")
  func rollback() async throws {
    try await withClient { client in
      #expect(try await client.add("milk", "", by: "ada").status == .unprocessableContent)
      #expect(try await client.notes(of: "ada") == [])
    }
    #expect(await store.notes == [])
  }

  @Test("A request without a user is refused")
  func unauthorized() async throws {
    try await withClient { client in
      #expect(try await client.execute(uri: "/notes", method: .get).status == .unauthorized)
      #expect(try await client.execute(uri: "/health", method: .get).status == .ok)
    }
  }

  @Test("A body that is no list of notes is refused")
  func badRequest() async throws {
    try await withClient { client in
      let response = try await client.execute(
        uri: "/notes", method: .post, headers: .user("ada"), body: ByteBuffer(string: #"{"text": 1}"#))
      #expect(response.status == .badRequest)
    }
  }

  @Test("All log lines of a request have its id")
  func logs() async throws {
    let log = InMemoryLogHandler()
    let overrides = Overrides.overriding(Logger.self) { Logger(label: "test") { _ in log } }
    try await withClient(overrides: overrides) { client in
      _ = try await client.add("milk", by: "ada")
      _ = try await client.add("tea", by: "ada")
    }
    let requests = log.entries.filter { $0.metadata["hb.request.id"] != nil }
    #expect(requests.map { "\($0.message)" } == ["notes added", "request", "notes added", "request"])
    let ids = requests.compactMap { $0.metadata["hb.request.id"] }
    #expect(ids.count == 4)
    #expect(ids[0] == ids[1] && ids[1] != ids[2] && ids[2] == ids[3])
  }

  @Test("Requests are counted by route, method and status")
  func metrics() async throws {
    let metrics = TestMetrics()
    try await withClient(overrides: .overriding((any MetricsFactory).self, with: metrics)) { client in
      _ = try await client.add("milk", by: "ada")
      _ = try await client.add("tea", by: "ada")
      _ = try await client.add("", by: "ada")
    }
    let count = { (status: String) in
      metrics.counterTotal(
        label: "note_server_requests", dimensions: [("route", "/notes"), ("method", "POST"), ("status", status)])
    }
    #expect(count("201") == 2)
    #expect(count("422") == 1)
  }
}
