import Foundation

/// A folder of Swift files for a script to work on; removed with the value.
final class SourceFolder {
  private let url: URL

  /// - Parameter files: the contents of files, by their paths.
  init(_ files: [String: String]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("Old program \(UUID().uuidString)")
    for (path, content) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func content(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(path)), as: UTF8.self)
  }

  /// Runs `Scripts/migrate-imports` on the folder.
  /// - Returns: what it said, with paths inside the folder.
  func migrate(_ options: [String] = []) throws -> [String] {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [package.appendingPathComponent("Scripts/migrate-imports").path] + options + [url.path]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map { $0.replacingOccurrences(of: url.path + "/", with: "") }
  }
}
