#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A system call for a socket that failed.
public struct SocketError: Error, CustomStringConvertible {
  public let operation: String
  public let code: Int32

  init(_ operation: String) {
    self.operation = operation
    code = errno
  }

  /// Whether too many files are open or memory is short, so that a retry may succeed.
  var isExhaustion: Bool { [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code) }

  public var description: String { "\(operation): \(String(cString: strerror(code)))" }
}

/// A TCP socket of the loopback interface, which never blocks a thread.
public final class Socket: Sendable {
  private let descriptor: Int32
  private let poller: Poller

  private init(_ descriptor: Int32, poller: Poller) throws {
    self.descriptor = descriptor
    self.poller = poller
    guard fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0 else { throw SocketError("fcntl") }
    var yes: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    #if canImport(Darwin)
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  deinit {
    close(descriptor)
  }

  private static func make(poller: Poller) throws -> Socket {
    #if canImport(Darwin) || canImport(Musl)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM), 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw SocketError("socket") }
    return try Socket(descriptor, poller: poller)
  }

  /// A socket that listens for connections.
  /// - Parameter port: 0 for any free port.
  public static func listening(on port: UInt16, poller: Poller) throws -> Socket {
    let socket = try make(poller: poller)
    var yes: Int32 = 1
    setsockopt(socket.descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    let bound = withLoopbackAddress(port) { bind(socket.descriptor, $0, $1) }
    guard bound == 0 else { throw SocketError("bind") }
    guard listen(socket.descriptor, 128) == 0 else { throw SocketError("listen") }
    return socket
  }

  /// A socket that is connected to a port of this computer.
  public static func connected(to port: UInt16, poller: Poller) async throws -> Socket {
    let socket = try make(poller: poller)
    let connected = withLoopbackAddress(port) { connect(socket.descriptor, $0, $1) }
    guard connected == 0 || errno == EINPROGRESS else { throw SocketError("connect") }
    _ = await poller.wait(for: socket.descriptor, toWrite: true)
    return socket
  }

  /// The port that the socket is bound to.
  public var port: UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func withLoopbackAddress<Result>(
    _ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
  }

  // MARK: Transfers

  /// Whether reading ends after the bytes that have arrived.
  var isLast: Bool { poller.isStopping }

  /// Waits for a client to connect.
  /// - Returns: `nil` if the poller has stopped and there is no waiting connection.
  public func accepted() async throws -> Socket? {
    try await reading("accept", or: nil) {
      let connection = accept(descriptor, nil, nil)
      return connection >= 0 ? .some(try Socket(connection, poller: poller)) : nil
    }
  }

  /// Waits for bytes.
  /// - Returns: No bytes at the end, or if the poller has stopped reading and no bytes have arrived.
  public func read() async throws -> [UInt8] {
    try await reading("recv", or: []) {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(descriptor, &bytes, bytes.count, 0)
      return count >= 0 ? Array(bytes.prefix(count)) : nil
    }
  }

  /// Repeats a call until it has a result, and waits before each retry.
  /// - Parameter call: Returns `nil` if the system refuses.
  private func reading<Result>(
    _ operation: String, or nothing: Result, _ call: () throws -> Result?
  ) async throws -> Result {
    var isLast = false
    while true {
      if let result = try call() { return result }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EAGAIN:
        if isLast { return nothing }
        isLast = await !poller.wait(for: descriptor, toWrite: false)
      default: throw SocketError(operation)
      }
    }
  }

  /// Sends all bytes.
  /// - Throws: `SocketError`, also if the poller is stopped before the other end has received them.
  public func write(_ bytes: [UInt8]) async throws {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else {
        guard errno == EAGAIN || errno == EINTR else { throw SocketError("send") }
        let refusal = SocketError("send")
        guard await poller.wait(for: descriptor, toWrite: true) else { throw refusal }
      }
    }
  }
}
