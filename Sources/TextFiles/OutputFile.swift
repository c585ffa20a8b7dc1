import Foundation

/// Writes the output files of a command line.
package enum OutputFile {
  /// A file, or a folder, that cannot be written.
  package struct Unwritable: Error, Equatable, CustomStringConvertible {
    package let path: String
    /// The reason, if known.
    package let reason: String?

    package init(_ path: String, _ error: any Error) {
      self.path = path
      reason = (error as? DescriptorOutput.Failure)?.reason ?? Self.reason(for: path)
    }

    package var description: String { "\(path) cannot be written" + (reason.map { ": \($0)" } ?? "") }

    private static func reason(for path: String) -> String? {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      return isFolder(path) ? "this is a folder" : isFolder(folder) ? nil : "there is no folder \(folder)"
    }

    private static func isFolder(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
  }

  /// Replaces the contents of a file atomically, as `TextFile` does; pipes and terminals are written directly.
  /// - Throws: `Unwritable`
  package static func write(_ contents: Data, to path: String) throws {
    do {
      try TextFile.write(contents, to: path)
    } catch {
      throw Unwritable(path, error)
    }
  }
}
