import Cleanse

/// The errors that a graph has, against those that it should have.
struct ErrorComparison {
  private var unexpected: [any CleanseError]
  private var absent: [ExpectedError] = []

  init(found: [any CleanseError], expected: [ExpectedError]) {
    unexpected = found
    // Those that name a type first: the others take what is left.
    for error in expected.filter(\.namesType) + expected.filter({ !$0.namesType }) {
      if let index = unexpected.firstIndex(where: { error.matches($0.diagnostic) }) {
        unexpected.remove(at: index)
      } else {
        absent.append(error)
      }
    }
  }

  /// What differs; `nil` where nothing does.
  var failure: String? {
    guard !unexpected.isEmpty || !absent.isEmpty else { return nil }
    let lines =
      absent.map { "expected, and not there: \($0)" }
      + unexpected.map { "there, and not expected: \(ExpectedError(matching: $0.diagnostic))\n\($0)" }
    return lines.joined(separator: "\n")
  }
}
