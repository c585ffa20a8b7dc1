import BindingGraph
import Cleanse

/// The errors or warnings that a graph has, against those that it should have.
struct DiagnosticComparison {
  private var unexpected: [Diagnostic]
  private var absent: [ExpectedDiagnostic] = []
  private let expectationName: String

  /// - Parameter expectationName: what the assertion calls an expectation.
  init(found: [Diagnostic], expected: [ExpectedDiagnostic], calling expectationName: String) {
    self.expectationName = expectationName
    unexpected = found
    var groups: [Diagnostic] = []
    // Those that name a type first: the others take what is left.
    for expectation in expected.filter(\.namesType) + expected.filter({ !$0.namesType }) {
      if let index = unexpected.firstIndex(where: expectation.matches) {
        let match = unexpected.remove(at: index)
        if match.subjects.count > 1 { groups.append(match) }
      } else if !expectation.namesType || !groups.contains(where: expectation.matches) {
        absent.append(expectation)
      }
    }
  }

  /// What differs; `nil` where nothing does. Expectations are written as in the test, so that they can be pasted there.
  var failure: String? {
    guard !unexpected.isEmpty || !absent.isEmpty else { return nil }
    var blocks: [String] = []
    if !absent.isEmpty { blocks.append(block("missing:", absent)) }
    if !unexpected.isEmpty {
      blocks.append(block("unexpected:", unexpected.flatMap(ExpectedDiagnostic.all)))
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
