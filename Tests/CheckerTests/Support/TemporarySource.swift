import Foundation

/// A file that is there as long as the value.
final class TemporarySource {
  let path: String

  init(_ contents: String, suffix: String = ".swift") throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)\(suffix)").path
    try Data(contents.utf8).write(to: URL(fileURLWithPath: path))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
