import Foundation
import Testing

/// Compares texts with the files in `Tests/Goldens`.
///
/// With the environment variable `RECORD_GOLDENS` it rewrites the files and fails, so that every new text is reviewed.
package struct Golden {
  let folder: URL
  let isRecording: Bool

  private static let standard = Golden(
    folder: RepositoryFile.url("Tests/Goldens"),
    isRecording: ProcessInfo.processInfo.environment["RECORD_GOLDENS"]?.isEmpty == false)

  enum Outcome: Equatable {
    case same
    case different(expected: String)
    case recorded
  }

  package static func expect(
    _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    switch try standard.outcome(of: text, named: name) {
    case .same: break
    case .different(let expected): #expect(text == expected, "\(name)", sourceLocation: sourceLocation)
    case .recorded: Issue.record("\(name) was recorded: look at it", sourceLocation: sourceLocation)
    }
  }

  func outcome(of text: String, named name: String) throws -> Outcome {
    let file = folder.appendingPathComponent(name)
    guard isRecording else {
      let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
      return text == expected ? .same : .different(expected: expected)
    }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return .recorded
  }
}
