import Hummingbird
import HummingbirdTesting

/// A server that receives notes, in the process of the tests.
enum Hook {
  /// Runs a closure with the address of such a server.
  /// - Parameters:
  ///   - greeting: Answers the request at the start of `note-server`.
  ///   - delivery: Answers each note.
  static func run(
    greeting: @escaping @Sendable () async throws -> HTTPResponse.Status = { .ok },
    delivery: @escaping @Sendable () async throws -> HTTPResponse.Status = { .ok },
    _ body: @Sendable (String) async throws -> Void
  ) async throws {
    let router = Router()
    router.get("/") { _, _ in try await greeting() }
    router.post("/") { _, _ in try await delivery() }
    try await Application(router: router).test(.live) { client in
      try await body("http://127.0.0.1:\(client.port ?? 0)/")
    }
  }
}
