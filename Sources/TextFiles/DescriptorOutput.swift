import Foundation

/// Writes to open files, pipes and terminals. `FileHandle` would terminate the program if writing fails, such as before
/// `| head -1`.
package enum DescriptorOutput {
  /// The reason why not everything could be written.
  package struct Failure: Error {
    /// `nil` if the system accepts no bytes and reports no error.
    fileprivate let code: Int32?

    /// Whether the reader has closed the pipe, because it needs no more.
    package var isClosedPipe: Bool { code == EPIPE }

    /// The system's description of the error.
    package var reason: String { code.map { String(cString: strerror($0)) } ?? "no bytes were taken" }
  }

  /// Writes a whole text.
  /// - Throws: `Failure`
  package static func send(_ text: String, to descriptor: Int32) throws {
    try send(Data(text.utf8), to: descriptor)
  }

  /// Writes all bytes.
  /// - Throws: `Failure`
  package static func send(_ contents: Data, to descriptor: Int32) throws {
    var rest = contents[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(WinSDK)
          Int(_write(descriptor, bytes.baseAddress, UInt32(bytes.count)))
        #else
          write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      let code = errno
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        throw Failure(code: nil)
      } else if code == EAGAIN || code == EWOULDBLOCK {
        try waitForReader(of: descriptor)
      } else if code != EINTR {
        throw Failure(code: code)
      }
    }
  }

  /// Makes writing to a pipe without a reader an error instead of a signal that ends the program. Child processes
  /// inherit this.
  package static func ignoreClosedPipes() {
    #if !canImport(WinSDK) && !os(WASI)
      signal(SIGPIPE, SIG_IGN)
    #endif
  }

  /// Whether a pipe or a terminal has lost its reader.
  package static func isAbandoned(_ descriptor: Int32) -> Bool {
    #if canImport(WinSDK) || os(WASI)
      return false
    #else
      var state = pollfd(fd: descriptor, events: 0, revents: 0)
      return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLERR | POLLHUP) != 0
    #endif
  }

  /// A process that shares the descriptor may have made it non-blocking.
  private static func waitForReader(of descriptor: Int32) throws {
    #if canImport(WinSDK) || os(WASI)
      throw Failure(code: EAGAIN)
    #else
      var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&state, 1, -1) >= 0 || errno == EINTR else { throw Failure(code: errno) }
    #endif
  }
}
