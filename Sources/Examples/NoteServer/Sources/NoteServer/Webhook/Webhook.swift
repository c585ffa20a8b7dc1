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
    let webhook = Webhook(url: url, client: client)
    try await webhook.send(HTTPClientRequest(url: url), timeLimit: 60)
    logger.info("webhook connected")
    return webhook
  }

  func receive(_ note: Note) async throws {
    var request = HTTPClientRequest(url: url)
    request.method = .POST
    request.headers.add(name: "Content-Type", value: "application/json")
    request.body = .bytes(try JSONEncoder().encode(note))
    try await send(request, timeLimit: 10)
  }

  /// - Parameter timeLimit: In seconds.
  private func send(_ request: HTTPClientRequest, timeLimit: Int64) async throws {
    let response = try await client.execute(request, timeout: .seconds(timeLimit))
    // The client can use the connection again only if the body was read.
    _ = try await response.body.collect(upTo: 1 << 16)
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
