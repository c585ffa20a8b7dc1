import Foundation

/// A folder that files lie in, and that their paths are shown from.
package struct FolderPath: Sendable {
  /// The full path, with the links that it was named by.
  package let path: String
  /// The full path without links.
  package let target: String

  package init(_ path: String) {
    let folder = URL(fileURLWithPath: path).standardizedFileURL
    self.path = folder.path
    target = folder.resolvingSymlinksInPath().path
  }

  /// The path of a file below the folder, whichever links either is named by; `nil` where it lies elsewhere.
  package func relativePath(of file: String) -> String? {
    let file = URL(fileURLWithPath: file).standardizedFileURL
    if let name = [path, target].lazy.compactMap({ Self.path(of: file.path, below: $0) }).first { return name }
    // A file that is a link itself lies where the link does.
    let place = file.deletingLastPathComponent().resolvingSymlinksInPath()
    return Self.path(of: place.appendingPathComponent(file.lastPathComponent).path, below: target)
  }

  private static func path(of file: String, below folder: String) -> String? {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return file.hasPrefix(start) ? String(file.dropFirst(start.count)) : nil
  }
}
