import Foundation

/// The files of the repository that the tests are compiled from.
package enum RepositoryFile {
  package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  package static func url(_ path: String) -> URL {
    root.appendingPathComponent(path)
  }

  package static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }
}
