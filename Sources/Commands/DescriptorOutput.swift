import Foundation

/// Writes to files, pipes and terminals that are open already. `FileHandle` would stop the program where nothing can be
/// written, such as behind `| head -1`.
package enum DescriptorOutput {
  /// Why not all could be written.
  package struct Failure: Error {
    /// `nil` where the system takes nothing, and says nothing.
    fileprivate let code: Int32?

    /// Whether the reader has gone, who had what it wanted.
    package var isClosedPipe: Bool { code == EPIPE }

    /// What the system calls it.
    package var reason: String { code.map { String(cString: strerror($0)) } ?? "no bytes were taken" }
  }

  /// Writes all of a text.
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

  /// Makes writing where nobody reads an error, instead of a signal that ends the program. Programs that this one starts
  /// inherit that.
  package static func ignoreClosedPipes() {
    #if !canImport(WinSDK)
      signal(SIGPIPE, SIG_IGN)
    #endif
  }

  /// Whether a pipe or a terminal has no reader any more.
  package static func isAbandoned(_ descriptor: Int32) -> Bool {
    #if canImport(WinSDK)
      return false
    #else
      var state = pollfd(fd: descriptor, events: 0, revents: 0)
      return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLERR | POLLHUP) != 0
    #endif
  }

  /// A reader that shares the descriptor may have set it not to block.
  private static func waitForReader(of descriptor: Int32) throws {
    #if canImport(WinSDK)
      throw Failure(code: EAGAIN)
    #else
      var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard poll(&state, 1, -1) >= 0 || errno == EINTR else { throw Failure(code: errno) }
    #endif
  }
}
