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

  /// Gives a file its new contents at once.
  /// - Throws: `Unwritable`
  package static func write(_ contents: Data, to path: String) throws {
    do {
      try contents.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Unwritable(path)
    }
  }
}
