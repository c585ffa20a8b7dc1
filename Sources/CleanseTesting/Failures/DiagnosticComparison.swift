import BindingGraph
import Cleanse

/// Compares the errors or warnings of a graph with the expected ones.
struct DiagnosticComparison {
  private var unexpected: [Diagnostic]
  private var absent: [ExpectedDiagnostic] = []
  private let expectationName: String

  /// - Parameter expectationName: the name of the expectation type in the assertion.
  init(found: [Diagnostic], expected: [ExpectedDiagnostic], calling expectationName: String) {
    self.expectationName = expectationName
    unexpected = found
    var groups: [Diagnostic] = []
    // Expectations with a type match first; those without one match the rest.
    for expectation in expected.filter(\.namesType) + expected.filter({ !$0.namesType }) {
      if let index = unexpected.firstIndex(where: expectation.matches) {
        let match = unexpected.remove(at: index)
        if match.subjects.count > 1 { groups.append(match) }
      } else if !expectation.namesType || !groups.contains(where: expectation.matches) {
        absent.append(expectation)
      }
    }
  }

  /// The differences; `nil` if there are none. Expectations are printed as code that can be pasted into the test.
  var failure: String? {
    guard !unexpected.isEmpty || !absent.isEmpty else { return nil }
    var blocks: [String] = []
    if !absent.isEmpty { blocks.append(block("expected, but not found:", absent)) }
    if !unexpected.isEmpty {
      blocks.append(block("found, but not expected:", unexpected.flatMap(ExpectedDiagnostic.all)))
    }
    let renderer = DiagnosticRenderer.assertion
    return (blocks + unexpected.map(renderer.text)).joined(separator: "\n\n")
  }

  private func block(_ title: String, _ expectations: [ExpectedDiagnostic]) -> String {
    let lines = expectations.map { $0.code(calling: expectationName) }
    let names = TypeNames(lines.flatMap { $0.spans.compactMap(\.type) })
    return ([title] + lines.map { "  " + names.string($0) }).joined(separator: "\n")
  }
}
