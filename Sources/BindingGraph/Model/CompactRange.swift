/// A range of positions in half the room.
package struct CompactRange: Sendable {
  private let start: Int32
  private let end: Int32

  package init(_ range: Range<Int>) {
    start = Int32(range.lowerBound)
    end = Int32(range.upperBound)
  }

  // It was made from a range, so its bounds need no second check.
  package var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
}
