import AsyncHTTPClient
import Cleanse
import CleanseTesting
import Foundation
import HummingbirdTesting
@testable import NoteServer
import Testing

@Suite("Database")
struct DatabaseTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString).sqlite")

  /// Calls the routes of a server with the database of this test.
  private func withClient(_ body: @Sendable (any TestClientProtocol) async throws -> Void) async throws {
    let settings = try Settings(environment: ["PORT": "0", "DATABASE_PATH": file.path])
    let graph = try await TestGraph(
      awaiting: ServerComponent.self, seed: settings,
      overrides: .overriding((any NoteReceiver).self, with: RecordingReceiver()), allowingLive: [NoteDatabase.self])
    try await graph.run { try await $0.root.application.test(.router, body) }
  }

  @Test("Notes are still there after a restart")
  func restart() async throws {
    try await withClient { client in
      #expect(try await client.add("milk", "tea", by: "ada").status == .created)
    }
    try await withClient { client in
      #expect(try await client.notes(of: "ada").map(\.text) == ["milk", "tea"])
    }
  }

  @Test("A handler that throws rolls back the transaction")
  func rollback() async throws {
    try await withClient { client in
      #expect(try await client.add("milk", by: "ada").status == .created)
      #expect(try await client.add("tea", "", by: "ada").status == .unprocessableContent)
      #expect(try await client.notes(of: "ada").map(\.text) == ["milk"])
      #expect(try await client.add("ink", by: "ada").status == .created)
      #expect(try await client.notes(of: "ada").map(\.text) == ["milk", "ink"])
    }
  }

  @Test("Concurrent requests add all their notes")
  func concurrency() async throws {
    try await withClient { client in
      let statuses = try await withThrowingTaskGroup { group in
        for number in 0..<50 { group.addTask { try await client.add("note \(number)", by: "ada").status } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses.allSatisfy { $0 == .created })
      #expect(try await Set(client.notes(of: "ada").map(\.text)) == Set((0..<50).map { "note \($0)" }))
    }
  }
}
