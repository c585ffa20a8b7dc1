import BindingGraph
import Cleanse

/// The errors that a graph has, against those that it should have.
struct ErrorComparison {
  private var unexpected: [any CleanseError]
  private var absent: [ExpectedError] = []

  init(found: [any CleanseError], expected: [ExpectedError]) {
    unexpected = found
    var groups: [any CleanseError] = []
    // Those that name a type first: the others take what is left.
    for error in expected.filter(\.namesType) + expected.filter({ !$0.namesType }) {
      if let index = unexpected.firstIndex(where: { error.matches($0.diagnostic) }) {
        let match = unexpected.remove(at: index)
        if match.diagnostic.subjects.count > 1 { groups.append(match) }
      } else if !error.namesType || !groups.contains(where: { error.matches($0.diagnostic) }) {
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
        block("there, and not expected:", unexpected.flatMap { ExpectedError.all(matching: $0.diagnostic) }))
    }
    let renderer = DiagnosticRenderer.assertion
    return (blocks + unexpected.map { renderer.text(for: $0.diagnostic) }).joined(separator: "\n\n")
  }

  private func block(_ title: String, _ expectations: [ExpectedError]) -> String {
    let lines = expectations.map(\.code)
    let names = TypeNames(lines.flatMap { $0.spans.compactMap(\.type) })
    return ([title] + lines.map { "  " + names.string($0) }).joined(separator: "\n")
  }
}
