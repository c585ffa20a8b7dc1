import Foundation

/// A folder of a test, which is removed with its value.
package final class TemporaryFolder {
  package let url: URL
  /// The folder itself, where the other one is a link to it.
  private var target: URL?

  /// A folder that is named by a link.
  /// - Parameter name: the beginning of the link's name.
  package init(behindLink name: String) throws {
    url = Self.unusedPlace(name)
    let target = Self.unusedPlace("target")
    self.target = target
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
  }

  /// - Parameter files: the contents of files, by their paths.
  package init(_ files: [String: String] = [:], named name: String = "test") throws {
    url = Self.unusedPlace(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  /// A copy of a folder.
  package init(copying folder: URL) throws {
    url = Self.unusedPlace(folder.lastPathComponent)
    try FileManager.default.copyItem(at: folder, to: url)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
    if let target { try? FileManager.default.removeItem(at: target) }
  }

  private static func unusedPlace(_ name: String) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString)")
  }

  package func url(of path: String) -> URL { url.appendingPathComponent(path) }

  package func path(_ path: String) -> String { url(of: path).path }

  /// The whole text, including a byte order mark.
  package func text(of path: String) throws -> String {
    try String(decoding: Data(contentsOf: url(of: path)), as: UTF8.self)
  }

  package var contents: [String] { (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] }

  /// Writes a file and creates its folders.
  /// - Returns: its path.
  @discardableResult
  package func write(_ text: String, to path: String) throws -> String {
    let file = url(of: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}

/// A file of a test, which is removed with its value.
package final class TemporaryFile {
  package let url: URL

  package init(_ contents: String, extension: String = "swift") throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(`extension`)")
    try Data(contents.utf8).write(to: url)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  package var path: String { url.path }
}
