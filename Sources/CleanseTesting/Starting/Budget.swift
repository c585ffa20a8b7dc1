/// The numbers that an assertion allows.
struct Budget {
  private let contains: (Int) -> Bool
  /// The text after "expected": `at most 20`.
  let description: String

  init<R: RangeExpression<Int>>(_ range: R) {
    contains = { range.contains($0) }
    description =
      switch range {
      case let range as PartialRangeThrough<Int>: "at most \(range.upperBound)"
      case let range as PartialRangeUpTo<Int>: "at most \(range.upperBound - 1)"
      case let range as PartialRangeFrom<Int>: "at least \(range.lowerBound)"
      case let range as ClosedRange<Int>: "\(range.lowerBound) to \(range.upperBound)"
      case let range as Range<Int>: "\(range.lowerBound) to \(range.upperBound - 1)"
      default: "\(range)"
      }
  }

  func allows(_ number: Int) -> Bool { contains(number) }
}
