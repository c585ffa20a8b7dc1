import Foundation

/// A folder that paths are shown from.
struct FolderPath: Sendable {
  let path: String

  init(_ path: String) {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The path of a file below the folder; `nil` where it lies elsewhere.
  func relativePath(of file: String) -> String? {
    let file = URL(fileURLWithPath: file).standardizedFileURL.path
    let start = path.hasSuffix("/") ? path : path + "/"
    return file.hasPrefix(start) ? String(file.dropFirst(start.count)) : nil
  }
}
