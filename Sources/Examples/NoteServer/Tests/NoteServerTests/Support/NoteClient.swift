import CleanseTesting
import Foundation
import Hummingbird
import HummingbirdTesting
import Logging
@testable import NoteServer

/// Calls the routes of a server, without a network.
struct NoteClient: Sendable {
  private let client: any TestClientProtocol

  /// Starts the graph, runs a closure, and stops the graph.
  /// - Parameter logger: The logger of requests; `nil` for that of the graph.
  static func run(
    _ graph: TestGraph<ServerComponent>, logger: Logger? = nil, _ body: @Sendable (NoteClient) async throws -> Void
  ) async throws {
    try await graph.run { graph in
      var application = graph.root.application
      if let logger { application.logger = logger }
      try await application.test(.router) { try await body(NoteClient(client: $0)) }
    }
  }

  func notes(of user: String) async throws -> [Note] {
    let response = try await client.execute(uri: "/notes", method: .get, headers: Self.headers(for: user))
    return try JSONDecoder().decode([Note].self, from: Data(response.body.readableBytesView))
  }

  /// Adds notes with these texts.
  func add(_ texts: String..., by user: String) async throws -> HTTPResponse.Status {
    try await post(JSONEncoder().encode(texts.map(Draft.init)), by: user)
  }

  func post(_ body: some Sequence<UInt8>, by user: String) async throws -> HTTPResponse.Status {
    try await client.execute(
      uri: "/notes", method: .post, headers: Self.headers(for: user), body: ByteBuffer(bytes: body)
    ).status
  }

  /// The status of a request without a user.
  func status(of path: String) async throws -> HTTPResponse.Status {
    try await client.execute(uri: path, method: .get).status
  }

  private static func headers(for user: String) -> HTTPFields {
    [.authorization: "Bearer \(user)"]
  }
}
