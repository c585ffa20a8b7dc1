import Foundation

@testable import workshop

extension Repository {
  /// Calls a function with a folder that contains these files only.
  @discardableResult
  static func withFiles<Result>(_ files: [String: String], _ body: (Repository) throws -> Result) throws -> Result {
    let repository = Repository(
      root: FileManager.default.temporaryDirectory.appendingPathComponent("workshop-\(UUID().uuidString)"))
    defer { try? FileManager.default.removeItem(at: repository.root) }
    for (path, text) in files { try repository.write(text, to: path) }
    return try body(repository)
  }

  func write(_ text: String, to path: String) throws {
    let file = url(of: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
