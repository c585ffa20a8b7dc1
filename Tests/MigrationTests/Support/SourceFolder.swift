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

  /// What a run of the script said, with paths inside the folder.
  struct Outcome {
    let lines: [String]
    let problems: [String]
    let status: Int32
  }

  /// Runs `Scripts/migrate-imports` on the folder.
  /// - Returns: what it said of its work.
  func migrate(_ options: [String] = []) throws -> [String] {
    try run(options + [url.path]).lines
  }

  /// Runs `Scripts/migrate-imports` within the folder.
  func run(_ arguments: [String]) throws -> Outcome {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    let (output, problems) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [package.appendingPathComponent("Scripts/migrate-imports").path] + arguments
    process.currentDirectoryURL = url
    process.standardOutput = output
    process.standardError = problems
    try process.run()
    let lines = lines(of: output)
    let problemLines = self.lines(of: problems)
    process.waitUntilExit()
    return Outcome(lines: lines, problems: problemLines, status: process.terminationStatus)
  }

  private func lines(of pipe: Pipe) -> [String] {
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return text.split(separator: "\n").map { $0.replacingOccurrences(of: url.path + "/", with: "") }
  }
}
