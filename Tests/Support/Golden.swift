import Foundation
import Testing

/// Compares texts with the files in `Tests/Goldens`.
///
/// With the environment variable `RECORD_GOLDENS` it writes them anew and fails, so that every new text is looked at.
package struct Golden {
  let folder: URL
  let isRecording: Bool

  private static let standard = Golden(
    folder: RepositoryFile.url("Tests/Goldens"),
    isRecording: ProcessInfo.processInfo.environment["RECORD_GOLDENS"]?.isEmpty == false)

  package static func expect(
    _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try standard.expect(text, named: name, sourceLocation: sourceLocation)
  }

  func expect(_ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appendingPathComponent(name)
    if isRecording {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      Issue.record("\(name) was recorded: look at it", sourceLocation: sourceLocation)
      return
    }
    let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(text == expected, "\(name)", sourceLocation: sourceLocation)
  }
}
