import Foundation

/// Writes to files, pipes and terminals that are open already. `FileHandle` would stop the program where nothing can be
/// written, such as behind `| head -1`.
package enum DescriptorOutput {
  /// Why not all could be written.
  package struct Failure: Error {
    private let code: Int32

    fileprivate init() {
      code = errno
    }

    /// Whether the reader has gone, who had what it wanted.
    package var isClosedPipe: Bool { code == EPIPE }

    /// What the system calls it.
    package var reason: String { String(cString: strerror(code)) }
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
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw Failure()
      }
    }
  }
}
