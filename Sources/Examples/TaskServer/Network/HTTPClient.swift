/// A client with one connection to the server.
public struct HTTPClient {
  private let socket: Socket
  private var stream: HTTPStream

  public init(port: UInt16, poller: Poller) async throws {
    socket = try await Socket.connected(to: port, poller: poller)
    stream = HTTPStream(socket)
  }

  /// Requests a path.
  /// - Returns: The text of the response; `nil` if the connection has ended.
  public mutating func get(_ path: String) async throws -> String? {
    try await socket.write(Array("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
    guard let head = try await stream.head() else { return nil }
    let length = head.split(separator: "\r\n").lazy.compactMap { line -> Int? in
      line.hasPrefix("Content-Length: ") ? Int(line.dropFirst("Content-Length: ".count)) : nil
    }.first
    return try await stream.body(of: length ?? 0)
  }
}
