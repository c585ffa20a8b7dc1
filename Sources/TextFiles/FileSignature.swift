import Foundation

/// The size and the modification time of a file: cached contents of the file are valid while both are the same.
package struct FileSignature: Codable, Equatable, Sendable {
  package let text: String

  /// - Returns: `nil` if there is no such file.
  package init?(ofFile path: String) {
    // A link does not change with its target.
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? NSNumber, let date = attributes[.modificationDate] as? Date
    else { return nil }
    text = "\(size) \(date.timeIntervalSinceReferenceDate)"
  }
}
