import Foundation

@testable import GitHubBrowser

/// A copy of the shipped files, which a test may change.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("github-browser-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: ShippedData.folder, to: url)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(path))
  }
}
