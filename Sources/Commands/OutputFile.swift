import Foundation

/// Writes files that a command line names.
package enum OutputFile {
  /// A file, or a folder, that cannot be written.
  package struct Unwritable: Error, Equatable, CustomStringConvertible {
    package let path: String
    /// The reason as the system words it, where it gave one.
    package let reason: String?

    package init(_ path: String, _ error: any Error) {
      self.path = path
      reason = (error as? DescriptorOutput.Failure)?.reason
    }

    package var description: String { "\(path) cannot be written" + (reason.map { ": \($0)" } ?? "") }
  }

  /// Gives a file its new contents at once, as `TextFile` does: what is no file is written through.
  /// - Throws: `Unwritable`
  package static func write(_ contents: Data, to path: String) throws {
    do {
      try TextFile.write(contents, to: path)
    } catch {
      throw Unwritable(path, error)
    }
  }
}
