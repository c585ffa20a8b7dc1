import Foundation
import Testing

/// Compares documents with the files in `Tests/Goldens/graphs`.
///
/// With the environment variable `RECORD_GOLDENS` it writes them anew and fails, so that every new text is looked at.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Goldens/graphs")

  static func expect(_ text: String, named name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation)
    throws
  {
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("\(name) was recorded: look at it", sourceLocation: sourceLocation)
      return
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8), "\(name)", sourceLocation: sourceLocation)
  }
}
