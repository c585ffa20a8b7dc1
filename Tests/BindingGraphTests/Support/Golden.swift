import Foundation
import Testing

/// Compares texts with the files in `Tests/Goldens`.
///
/// With the environment variable `RECORD_GOLDENS` it writes them anew and fails, so that every new text is looked at.
enum Golden {
  private static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Goldens")
  }

  static func expect(_ text: String, named name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation)
    throws
  {
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((text + "\n").utf8).write(to: file)
      Issue.record("\(name) was recorded: look at it", sourceLocation: sourceLocation)
      return
    }
    let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(text + "\n" == expected, "\(name)", sourceLocation: sourceLocation)
  }
}
