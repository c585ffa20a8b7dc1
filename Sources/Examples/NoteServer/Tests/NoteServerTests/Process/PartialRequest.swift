import AsyncHTTPClient
import Foundation
import NIOCore

/// A request that the server waits for, because the second half of its body is still to be sent.
struct PartialRequest {
  private let rest: AsyncStream<ByteBuffer>.Continuation
  private let response: Task<UInt, any Error>

  /// Sends the first half of a request that adds a note.
  init(to port: Int, client: HTTPClient) {
    let (body, rest) = AsyncStream.makeStream(of: ByteBuffer.self)
    rest.yield(ByteBuffer(string: Self.body[0]))
    self.rest = rest
    var request = HTTPClientRequest.adding(to: port)
    request.body = .stream(body, length: .known(Int64(Self.body.joined().utf8.count)))
    response = Task { [request] in try await client.status(of: request) }
  }

  /// Sends the second half.
  /// - Returns: The status of the answer.
  func finish() async throws -> UInt {
    rest.yield(ByteBuffer(string: Self.body[1]))
    rest.finish()
    return try await response.value
  }

  private static let body = [#"[{"text":"#, #""milk"}]"#]
}

extension HTTPClientRequest {
  /// A request that adds a note.
  static func adding(to port: Int) -> HTTPClientRequest {
    var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)/notes")
    request.method = .POST
    request.headers.add(name: "Authorization", value: "Bearer ada")
    request.body = .bytes(ByteBuffer(string: #"[{"text":"milk"}]"#))
    return request
  }
}

extension HTTPClient {
  /// The status of a complete answer.
  func status(of request: HTTPClientRequest) async throws -> UInt {
    let response = try await execute(request, timeout: .minutes(5))
    _ = try await response.body.collect(upTo: 1 << 20)
    return response.status.code
  }
}
