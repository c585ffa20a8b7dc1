import Foundation
import Hummingbird
import HummingbirdTesting
@testable import NoteServer

extension TestClientProtocol {
  func notes(of user: String) async throws -> [Note] {
    let response = try await execute(uri: "/notes", method: .get, headers: .user(user))
    return try JSONDecoder().decode([Note].self, from: Data(response.body.readableBytesView))
  }

  /// Adds notes with these texts.
  func add(_ texts: String..., by user: String) async throws -> TestResponse {
    let drafts = try JSONEncoder().encode(texts.map(Draft.init))
    return try await execute(uri: "/notes", method: .post, headers: .user(user), body: ByteBuffer(bytes: drafts))
  }
}

extension HTTPFields {
  static func user(_ name: String) -> HTTPFields {
    [.authorization: "Bearer \(name)"]
  }
}
