import Cleanse
import CleanseTesting
import Foundation
@testable import NoteServer
import Testing

@Suite("Database")
final class DatabaseTests {
  private let file = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString).sqlite")

  deinit {
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
  }

  /// Calls the routes of a server with the database of this test.
  private func withClient(_ body: @Sendable (NoteClient) async throws -> Void) async throws {
    let settings = try Settings(environment: ["PORT": "0", "DATABASE_PATH": file.path])
    let graph = try await TestGraph(
      awaiting: ServerComponent.self, seed: settings,
      overrides: .overriding((any NoteReceiver).self, with: RecordingReceiver()), allowingLive: [NoteDatabase.self])
    try await NoteClient.run(graph, body)
  }

  @Test("Notes are still there after a restart")
  func restart() async throws {
    try await withClient { client in
      let status = try await client.add("milk", "tea", by: "ada")
      #expect(status == .created)
    }
    try await withClient { client in
      let notes = try await client.notes(of: "ada")
      #expect(notes.map(\.text) == ["milk", "tea"])
    }
  }

  @Test("A handler that throws rolls back the transaction")
  func rollback() async throws {
    try await withClient { client in
      let statuses = [
        try await client.add("milk", by: "ada"), try await client.add("tea", "", by: "ada"),
        try await client.add("ink", by: "ada"),
      ]
      #expect(statuses == [.created, .unprocessableContent, .created])
      #expect(try await client.notes(of: "ada").map(\.text) == ["milk", "ink"])
    }
  }

  @Test("Concurrent requests add all their notes")
  func concurrency() async throws {
    try await withClient { client in
      let statuses = try await withThrowingTaskGroup { group in
        for number in 0..<50 { group.addTask { try await client.add("note \(number)", by: "ada") } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses.allSatisfy { $0 == .created })
      #expect(try await Set(client.notes(of: "ada").map(\.text)) == Set((0..<50).map { "note \($0)" }))
    }
  }
}
