/// The part of HTTP/1.1 that the example needs: requests without a body, and responses of plain text.
public struct HTTPRequest: Sendable {
  public let path: String
  /// Whether the connection ends with the response.
  let isLast: Bool

  init?(head: String) {
    let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ")
    guard words.count == 3, words[0] == "GET", words[2].hasPrefix("HTTP/1.") else { return nil }
    path = String(words[1])
    isLast = lines.contains { $0.lowercased() == "connection: close" }
  }
}

/// A response.
struct HTTPResponse {
  let status: String
  let text: String
  /// Headers in addition to the type and length of the text, such as `X-Ticket: 3`.
  var headers: [String] = []

  var bytes: [UInt8] {
    let lines = ["HTTP/1.1 \(status)", "Content-Type: text/plain", "Content-Length: \(text.utf8.count)"] + headers
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n" + text).utf8)
  }
}

/// One end of a connection, which splits bytes into the heads and bodies of messages.
struct HTTPStream {
  /// The limit of a head in bytes.
  private static let longestHead = 65_536
  private static let end: [UInt8] = Array("\r\n\r\n".utf8)

  private let socket: Socket
  private var received: [UInt8] = []
  /// The number of bytes already searched for the end of a head.
  private var searched = 0

  init(_ socket: Socket) {
    self.socket = socket
  }

  /// The next head, without the empty line after it; `nil` at the end.
  /// - Throws: `HeadTooLong`
  mutating func head() async throws -> String? {
    while true {
      if let end = endOfHead {
        defer {
          received.removeFirst(end + Self.end.count)
          searched = 0
        }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      guard received.count <= Self.longestHead else { throw HeadTooLong() }
      guard try await receive() else { return nil }
    }
  }

  /// The next bytes.
  mutating func body(of count: Int) async throws -> String? {
    while received.count < count {
      guard try await receive() else { return nil }
    }
    defer { received.removeFirst(count) }
    return String(decoding: received[..<count], as: UTF8.self)
  }

  private mutating func receive() async throws -> Bool {
    let bytes = try await socket.read()
    received += bytes
    return !bytes.isEmpty
  }

  private var endOfHead: Int? {
    mutating get {
      let (first, length) = (max(0, searched - Self.end.count + 1), Self.end.count)
      searched = received.count
      guard received.count >= first + length else { return nil }
      return (first...received.count - length).first { received[$0..<$0 + length].elementsEqual(Self.end) }
    }
  }
}

/// A head longer than the limit.
struct HeadTooLong: Error, CustomStringConvertible {
  var description: String { "the head of a request is too long" }
}
