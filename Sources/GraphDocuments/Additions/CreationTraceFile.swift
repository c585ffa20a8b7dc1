import Foundation

/// A creation trace in Chrome's format, as `trace.text(as: .chromeTrace)` writes it.
package struct CreationTraceFile: Sendable {
  /// The name of the file, without folders.
  let file: String
  let text: String

  /// A file that is not a creation trace.
  package struct Unreadable: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  private struct Trace: Decodable {
    struct Event: Decodable {}
    let traceEvents: [Event]
  }

  /// - Throws: `Unreadable`
  package init(at path: String) throws {
    guard let contents = FileManager.default.contents(atPath: path) else {
      throw Unreadable(description: "\(path) cannot be read")
    }
    guard let text = String(bytes: contents, encoding: .utf8),
      (try? JSONDecoder().decode(Trace.self, from: contents)) != nil
    else {
      throw Unreadable(description: "\(path) is not a creation trace: write one with trace.text(as: .chromeTrace)")
    }
    file = URL(fileURLWithPath: path).lastPathComponent
    self.text = text
  }
}
