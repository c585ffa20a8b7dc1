/// A place in a source file. Lines and columns count from 1; columns count bytes, as the compiler's do.
package struct SourcePlace: Codable, Hashable, Sendable {
  package let line: Int
  package let column: Int
}

/// A place in one of the files that were read.
package struct FilePlace: Hashable, Sendable {
  package let file: String
  package let place: SourcePlace
}

extension FilePlace: Comparable {
  package static func < (left: FilePlace, right: FilePlace) -> Bool {
    (left.file, left.place.line, left.place.column) < (right.file, right.place.line, right.place.column)
  }
}
