import Foundation

/// Serves HTTP on a free local port while a test runs.
///
/// Serves files as `python3 -m http.server` does, which `--help` recommends: a folder is redirected to its path with a
/// slash, and shown as a web page there.
struct LocalServer {
  struct DidNotStart: Error {
    let code = errno
  }

  /// The response to a path.
  struct Answer {
    var status: Int
    var headers: [String] = []
    var body = Data()
  }

  private let answer: @Sendable (_ path: String) -> Answer

  /// A server of the files below a folder.
  static func files(in folder: URL) -> LocalServer {
    LocalServer { path in
      let place = folder.appendingPathComponent(path.removingPercentEncoding ?? path)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
        return Answer(status: 404)
      }
      if isFolder.boolValue {
        guard path.hasSuffix("/") else { return Answer(status: 301, headers: ["Location: \(path)/"]) }
        return Answer(status: 200, headers: ["Content-Type: text/html"], body: Data("<html>A folder</html>".utf8))
      }
      return Answer(status: 200, body: (try? Data(contentsOf: place)) ?? Data())
    }
  }

  /// A server that answers every request with the same status.
  static func answering(status: Int) -> LocalServer {
    LocalServer { _ in Answer(status: status) }
  }

  /// Runs a test while the server runs.
  func whileRunning<Result>(_ test: (_ url: String) throws -> Result) throws -> Result {
    let listener = socket(AF_INET, Self.streamKind, 0)
    guard listener >= 0 else { throw DidNotStart() }
    let port = try Self.listen(on: listener)
    let ended = DispatchSemaphore(value: 0)
    let thread = Thread { [answer] in
      while case let connection = accept(listener, nil, nil), connection >= 0 {
        Self.serve(connection, answer: answer)
      }
      ended.signal()
    }
    thread.start()
    defer {
      shutdown(listener, Int32(SHUT_RDWR))
      close(listener)
      ended.wait()
    }
    return try test("http://127.0.0.1:\(port)")
  }

  #if canImport(Glibc)
    private static let streamKind = Int32(SOCK_STREAM.rawValue)
    private static let sendFlags = Int32(MSG_NOSIGNAL)
  #else
    private static let streamKind = SOCK_STREAM
    private static let sendFlags: Int32 = 0
  #endif

  /// Binds a socket to a free port of the loopback address.
  private static func listen(on listener: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, length) == 0 && Foundation.listen(listener, 16) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    guard isListening else { throw DidNotStart() }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Answers the only request of a connection.
  private static func serve(_ connection: Int32, answer: (String) -> Answer) {
    defer { close(connection) }
    var request = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while request.range(of: Data("\r\n\r\n".utf8)) == nil {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      request += buffer[..<count]
    }
    let words = String(decoding: request, as: UTF8.self).split(separator: " ", maxSplits: 2)
    let path = words.count > 1 ? words[1].split(separator: "?", omittingEmptySubsequences: false)[0] : "/"
    let answer = answer(String(path))
    let head =
      ["HTTP/1.1 \(answer.status) Status", "Content-Length: \(answer.body.count)", "Connection: close"] + answer.headers
    var response = Data((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + answer.body
    while !response.isEmpty {
      let count = response.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, sendFlags) }
      guard count > 0 else { return }
      response.removeFirst(count)
    }
  }
}
