import Cleanse
import CleanseTesting
import Foundation
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
    overrides: Overrides = Overrides(), logger: Logger? = nil, _ body: @Sendable (NoteClient) async throws -> Void
  ) async throws {
    let fakes = overrides.overriding((any NoteStore).self, with: store)
      .overriding((any NoteReceiver).self, with: RecordingReceiver())
    let graph = try TestGraph(ServerComponent.self, seed: Settings(environment: ["PORT": "0"]), overrides: fakes)
    try await NoteClient.run(graph, logger: logger, body)
    #expect(graph.creations.count(of: NoteDatabase.self) == 0)
  }

  @Test("The notes of a user are those that the user added, in order")
  func notes() async throws {
    try await withClient { client in
      let statuses = [
        try await client.add("milk", "tea", by: "ada"), try await client.add("ink", by: "ben"),
      ]
      #expect(statuses == [.created, .created])
      #expect(try await client.notes(of: "ada").map(\.text) == ["milk", "tea"])
      #expect(try await client.notes(of: "ben").map(\.text) == ["ink"])
    }
  }

  @Test("A request that is refused in the middle adds no note")
  func rollback() async throws {
    try await withClient { client in
      let status = try await client.add("milk", "", by: "ada")
      #expect(status == .unprocessableContent)
      #expect(try await client.notes(of: "ada") == [])
    }
    #expect(await store.notes == [])
  }

  @Test("Requests without a user are refused, except for the health check")
  func unauthorized() async throws {
    try await withClient { client in
      let statuses = [try await client.status(of: "/notes"), try await client.status(of: "/health")]
      #expect(statuses == [.unauthorized, .ok])
    }
  }

  @Test("A body that is no list of notes is refused")
  func badRequest() async throws {
    try await withClient { client in
      let status = try await client.post(Data(#"{"text": 1}"#.utf8), by: "ada")
      #expect(status == .badRequest)
    }
  }

  @Test("All log lines of a request have its id")
  func logs() async throws {
    let log = InMemoryLogHandler()
    try await withClient(logger: Logger(label: "test") { _ in log }) { client in
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
