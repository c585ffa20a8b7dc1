import Foundation

/// The size of a file and the time of its last change: what was read of the file holds while they stay.
package struct FileSignature: Codable, Equatable, Sendable {
  package let text: String

  /// - Returns: `nil` where there is no such file.
  package init?(ofFile path: String) {
    // A link does not change with the file that it leads to.
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? NSNumber, let date = attributes[.modificationDate] as? Date
    else { return nil }
    text = "\(size) \(date.timeIntervalSinceReferenceDate)"
  }
}
