import Foundation

/// Writes files that a command line names.
package enum OutputFile {
  /// A file, or a folder, that cannot be written.
  package struct Unwritable: Error, Equatable, CustomStringConvertible {
    package let path: String

    package init(_ path: String) {
      self.path = path
    }

    package var description: String { "\(path) cannot be written" }
  }

  /// Gives a file its new contents at once, as `TextFile` does: what is no file is written through.
  /// - Throws: `Unwritable`
  package static func write(_ contents: Data, to path: String) throws {
    do {
      try TextFile.write(contents, to: path)
    } catch {
      throw Unwritable(path)
    }
  }
}
