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

  /// What differs; `nil` where nothing does. Expectations are written as in the test, so that they can be pasted there.
  var failure: String? {
    guard !unexpected.isEmpty || !absent.isEmpty else { return nil }
    var blocks: [String] = []
    if !absent.isEmpty { blocks.append(block("expected, and not there:", absent)) }
    if !unexpected.isEmpty {
      blocks.append(
        block("there, and not expected:", unexpected.map { ExpectedError(matching: $0.diagnostic) }))
    }
    let renderer = DiagnosticRenderer.assertion
    return (blocks + unexpected.map { renderer.text(for: $0.diagnostic) }).joined(separator: "\n\n")
  }

  private func block(_ title: String, _ expectations: [ExpectedError]) -> String {
    ([title] + expectations.map { "  \($0.code)" }).joined(separator: "\n")
  }
}
