import Foundation

/// Writes coverage as lines of text for people.
enum CoverageText {
  static func text(of coverage: GraphCoverage) -> String {
    let lines = (coverage.isChoice ? choice(coverage) : overview(coverage)) + unknown(coverage)
    return lines.map { SingleLine.text($0) + "\n" }.joined()
  }

  private static func overview(_ coverage: GraphCoverage) -> [String] {
    let uncreated = coverage.bindings.filter(\.tests.isEmpty)
    let count = coverage.bindings.count - uncreated.count
    let tests = number(coverage.recordedTestCount, "test")
    return ["\(tests) created \(count) of \(number(coverage.bindings.count, "binding"))"] + list(uncreated)
  }

  private static func choice(_ coverage: GraphCoverage) -> [String] {
    guard !coverage.bindings.isEmpty else { return ["no test"] }
    return coverage.tests.map(filter(of:)) + list(coverage.bindings.filter(\.tests.isEmpty))
  }

  /// The regular expression that selects a test in `swift test --filter`.
  private static func filter(of test: String) -> String {
    let pattern = test.map { #"\^$.|?*+()[]{}"#.contains($0) ? "\\\($0)" : String($0) }.joined()
    // An empty group matches the empty text, so empty parentheses need no escapes.
    return pattern.replacingOccurrences(of: #"\(\)"#, with: "()")
  }

  private static func list(_ uncreated: [GraphCoverage.CoveredBinding]) -> [String] {
    uncreated.isEmpty ? [] : ["no test creates:"] + uncreated.map { "  \($0.node.id)\(place(of: $0.node))" }
  }

  private static func place(of node: GraphDocument.Node) -> String {
    node.location.map { " at \($0)" } ?? ""
  }

  private static func unknown(_ coverage: GraphCoverage) -> [String] {
    coverage.unknown.isEmpty
      ? [] : ["recorded, but not in the graph:"] + coverage.unknown.map { "  \($0)" }
  }

  private static func number(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
