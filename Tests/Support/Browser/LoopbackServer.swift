#if os(Linux) || os(macOS)
  import Foundation

  /// The client side of an HTTP server on this machine.
  ///
  /// Replaces `URLSession`, which cannot parse `chromedriver`'s headers on Linux: they have no space after the colon.
  struct LoopbackServer: Sendable {
    let port: UInt16

    struct Failure: Error {
      let reason: String
      let code = errno
    }

    func answer(to method: String, _ path: String, _ content: Data) async throws -> (status: Int, content: Data) {
      let head = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Length: \(content.count)\r\n\r\n"
      return try await withCheckedThrowingContinuation { continuation in
        // Waiting for an answer must not block a thread of the tests.
        DispatchQueue.global().async {
          continuation.resume(with: Result { try exchange(Data(head.utf8) + content) })
        }
      }
    }

    #if canImport(Glibc)
      private static let streamKind = Int32(SOCK_STREAM.rawValue)
      private static let sendFlags = Int32(MSG_NOSIGNAL)
    #else
      private static let streamKind = SOCK_STREAM
      private static let sendFlags: Int32 = 0
    #endif

    private func exchange(_ request: Data) throws -> (status: Int, content: Data) {
      let connection = socket(AF_INET, Self.streamKind, 0)
      guard connection >= 0 else { throw Failure(reason: "no socket") }
      defer { close(connection) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      address.sin_port = port.bigEndian
      let isConnected = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
          connect(connection, pointer, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
      guard isConnected else { throw Failure(reason: "nobody listens on port \(port)") }
      var rest = request
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Self.sendFlags) }
        guard count > 0 else { throw Failure(reason: "the request was not taken") }
        rest = rest.dropFirst(count)
      }
      return try Self.readAnswer(from: connection)
    }

    private static func readAnswer(from connection: Int32) throws -> (status: Int, content: Data) {
      var received = Data()
      var buffer = [UInt8](repeating: 0, count: 65536)
      while true {
        if let end = received.range(of: Data("\r\n\r\n".utf8)) {
          let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
          let length = lines.lazy.map { $0.lowercased().split(separator: ":") }
            .first { $0.first == "content-length" }
            .flatMap { Int($0.last?.trimmingCharacters(in: .whitespaces) ?? "") }
          let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) }
          guard let length, let status else { throw Failure(reason: "no HTTP: \(lines)") }
          let content = received[end.upperBound...]
          if content.count >= length { return (status, Data(content)) }
        }
        let count = recv(connection, &buffer, buffer.count, 0)
        guard count > 0 else { throw Failure(reason: "the answer is not whole") }
        received += buffer[..<count]
      }
    }
  }
#endif
