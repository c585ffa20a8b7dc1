import Foundation

/// The outputs that the README promises.
enum ExpectedOutput {
  static func text(_ name: String) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: tests.appendingPathComponent("ExpectedOutput/\(name).txt"), encoding: .utf8)
  }
}
