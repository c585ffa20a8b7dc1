import Foundation

/// The part of a document that a program writes, between two marks.
package struct MarkedSection: Equatable, Sendable {
  package let start: String
  package let end: String

  package init(_ name: String) {
    start = "<!-- \(name) -->"
    end = "<!-- end of \(name) -->"
  }

  /// The document with other contents between the marks; `nil` if it lacks them.
  package func replace(in document: String, with contents: String) -> String? {
    guard let start = document.range(of: start + "\n"),
      let end = document.range(of: end, range: start.upperBound..<document.endIndex)
    else { return nil }
    return document[..<start.upperBound] + "\n" + contents + "\n\n" + document[end.lowerBound...]
  }
}
