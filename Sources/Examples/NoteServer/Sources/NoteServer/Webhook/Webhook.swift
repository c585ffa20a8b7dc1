import AsyncHTTPClient
import Foundation
import Logging

/// Another server that receives the notes.
struct Webhook: NoteReceiver {
  private let url: String
  private let client: HTTPClient

  /// Waits for an answer of the other server, so that a wrong address is noticed before this one serves requests.
  static func connect(to url: String, client: HTTPClient, logger: Logger) async throws -> Webhook {
    logger.info("webhook connecting", metadata: ["url": "\(url)"])
    let response = try await client.execute(HTTPClientRequest(url: url), timeout: .seconds(60))
    guard response.status.code < 400 else { throw WebhookRefusal(url: url, status: response.status.code) }
    logger.info("webhook connected")
    return Webhook(url: url, client: client)
  }

  func receive(_ note: Note) async throws {
    var request = HTTPClientRequest(url: url)
    request.method = .POST
    request.headers.add(name: "Content-Type", value: "application/json")
    request.body = .bytes(try JSONEncoder().encode(note))
    let response = try await client.execute(request, timeout: .seconds(10))
    guard response.status.code < 400 else { throw WebhookRefusal(url: url, status: response.status.code) }
  }
}

struct WebhookRefusal: Error, CustomStringConvertible {
  let url: String
  let status: UInt

  /// Whether the receiver is gone for ever, so that a retry is useless.
  var isFinal: Bool { status == 410 }

  var description: String { "the webhook \(url) answers with the status \(status)" }
}
