import Foundation

/// A folder that the paths of its files are relative to.
package struct FolderPath: Sendable {
  /// The full path, with links as they were passed.
  package let path: String
  /// The full path without links.
  package let target: String

  package init(_ path: String) {
    let folder = URL(fileURLWithPath: path).standardizedFileURL
    self.path = folder.path
    target = folder.resolvingSymlinksInPath().path
  }

  /// Returns the path of a file relative to the folder, through any links; `nil` if the file is elsewhere.
  package func relativePath(of file: String) -> String? {
    let file = URL(fileURLWithPath: file).standardizedFileURL
    if let name = [path, target].lazy.compactMap({ Self.path(of: file.path, below: $0) }).first { return name }
    // A file that is itself a link is in the folder of the link.
    let place = file.deletingLastPathComponent().resolvingSymlinksInPath()
    return Self.path(of: place.appendingPathComponent(file.lastPathComponent).path, below: target)
  }

  private static func path(of file: String, below folder: String) -> String? {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return file.hasPrefix(start) ? String(file.dropFirst(start.count)) : nil
  }
}
