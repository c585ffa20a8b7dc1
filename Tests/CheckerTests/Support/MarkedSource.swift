import BindingGraph
import Checker
import TestSupport

/// A program that says behind its lines what is found there: `// error: A: bound 2 times`.
struct MarkedSource {
  let text: String

  /// The marks, by line.
  var expected: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line in
      line.components(separatedBy: "  // ").dropFirst().map { "\(number + 1): \($0)" }
    }
  }

  /// The findings of the static check in the program, by line.
  /// - Parameter warnings: the warnings that count.
  func found(asModule module: String = "App", warnings: Set<DiagnosticID> = [.conditionalBinding]) throws -> [String] {
    try check(asModule: module).diagnostics.filter { $0.severity != .warning || warnings.contains($0.id) }
      .sorted { ($0.location?.line ?? 0, "\($0.severity)") < ($1.location?.line ?? 0, "\($1.severity)") }
      .map { "\($0.location?.line ?? 0): \($0.severity): \($0.headline)" }
  }

  func check(asModule module: String = "App") throws -> GraphCheck {
    let source = try TemporaryFile(text)
    return try GraphCheck([TestCompiler.facts(ofModule: module, sources: [source.path])])
  }
}
